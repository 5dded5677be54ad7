def parents(reader, nodes):
    nodes = reader.names[nodes]
    reader.end_line()
    children = [[] for _ in range(nodes + 1)]
    for node in range(2, nodes + 1):
        children[reader.number(1, nodes)].append(node)
    reader.end_line()
    level, reached, leaves = [1], 0, []
    while level:
        reached += len(level)
        leaves.append(any(not children[node] for node in level))
        level = [child for node in level for child in children[node]]
    if reached < nodes:
        raise reader.fault("some nodes are not below node 1")
    if any(leaves[0::2]) and any(leaves[1::2]):
        raise reader.fault("there are leaves at even and at odd depths")

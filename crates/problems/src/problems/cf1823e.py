def cycles(reader, nodes):
    nodes = reader.names[nodes]
    beside = [[] for _ in range(nodes + 1)]
    reader.end_line()
    for _ in range(nodes):
        a, b = reader.number(1, nodes), reader.number(1, nodes)
        beside[a].append(b)
        beside[b].append(a)
        reader.end_line()
    for node in range(1, nodes + 1):
        if len(beside[node]) != 2 or len({node, *beside[node]}) != 3:
            raise reader.fault("node %d is not on one cycle of three nodes at least" % node)

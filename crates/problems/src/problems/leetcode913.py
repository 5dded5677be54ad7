def neighbours(reader, of):
    nodes = reader.names[of]
    reader.end_line()
    rows = []
    for _ in range(nodes):
        rows.append([reader.number(0, nodes - 1) for _ in range(reader.number(0, nodes))])
        reader.end_line()
    for node, row in enumerate(rows):
        if not row or len(set(row)) < len(row) or any(to == node or node not in rows[to] for to in row):
            raise reader.fault("node %d has no neighbours, one twice or itself, or is none of theirs" % node)
        if node == 2 and not any(row):
            raise reader.fault("node 2 has no neighbour but 0")

def tokens(reader, of, most):
    nodes = reader.names[of]
    reader.end_line()
    while True:
        count = reader.number(0, most)
        if count == 0:
            break
        for _ in range(count):
            reader.number(0, nodes - 1)
        reader.end_line()
    reader.end_line()

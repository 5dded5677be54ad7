def marks(reader, cells, marks):
    cells, marks = reader.names[cells], reader.names[marks]
    reader.end_line()
    before, held = 0, None
    for after in reversed(range(marks)):
        cell = reader.number(before + 1, cells - after)
        holds = reader.number(0, 1)
        if cell == before + 1 and holds == held:
            raise reader.fault("two neighbours hold the same")
        before, held = cell, holds
        reader.end_line()

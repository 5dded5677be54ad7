"""Reads FPS as QDUOJ and HOJ do: `qduoj.py FILE FOLDER` writes what a problem would have.

Written after QingdaoU/OnlineJudge, df873278ab1b: fps/parser.py, and FPSProblemSerializer of problem/serializers.py; HimitZH/HOJ,
57d8b5280d96: DataBackup/src/main/java/top/hcode/hoj/manager/file/ImportFpsProblemManager.java."""

import sys
import xml.etree.ElementTree as xml
from pathlib import Path


def main(file, folder):
    root = xml.parse(file).getroot()
    assert root.get("version") in ("1.1", "1.2"), "unsupported version"
    items = root.findall("item")
    assert len(items) == 1, "not one problem"
    item = items[0]
    for tag in ("title", "description", "input", "output", "hint", "source"):
        assert item.find(tag) is not None, f"HOJ fails without {tag}"
    text = {node.tag: node.text for node in item}

    def put(name, content):
        (folder / name).write_bytes((content or "").encode())

    unit = item.find("time_limit").get("unit")
    milliseconds = int(text["time_limit"]) * {"s": 1000, "ms": 1}[unit]
    assert 1 <= int(text["time_limit"]) <= 60000
    assert item.find("memory_limit").get("unit").upper() == "MB"
    assert 1 <= int(text["memory_limit"]) <= 60000
    assert 0 < len(text["title"]) <= 128 and len(text["source"] or "") <= 200
    put("milliseconds", str(milliseconds))
    put("megabytes", str(int(text["memory_limit"])))
    put("title", text["title"])
    put("statement.html", "\n".join(text[tag] or "" for tag in ("description", "input", "output", "hint")))
    put("tags", "\n".join((text["source"] or "").split()))
    put("solution", "".join(f"{it.get('language')}\n{it.text}" for it in item.findall("solution")))
    for kind in ("sample", "test"):
        found = [node for node in item if node.tag.startswith(kind + "_")]
        assert [node.tag for node in found] == [f"{kind}_input", f"{kind}_output"] * (len(found) // 2), "wrong order"
        for node in found:
            # QDUOJ asks for the length of both, and an empty text has none.
            assert len(node.text)
            name = node.get("name", "sample") if kind == "test" else "sample"
            put(("cases/" if kind == "test" else "") + f"{name}.{'in' if node.tag.endswith('input') else 'out'}", node.text)
    if item.find("spj") is not None:
        assert item.find("spj").get("language") == "C++"
        put("spj.cc", text["spj"])


(Path(sys.argv[2]) / "cases").mkdir()
main(*map(Path, sys.argv[1:]))

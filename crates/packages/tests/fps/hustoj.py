"""Reads FPS as HUSTOJ does: `hustoj.py FILE FOLDER` writes what a problem would have.

Written after zhblue/hustoj, f6bf6f19a669: trunk/web/admin/problem_import_xml.php (which reads with SimpleXML, and takes seconds
and MB unless the unit is `ms` or `kb`) and `mkdata` of trunk/web/include/problem.php; languages of trunk/web/include/const.inc.php."""

import sys
import xml.etree.ElementTree as xml
from pathlib import Path

LANGUAGES = ["C", "C++", "Pascal", "Java", "Ruby", "Bash", "Python", "PHP", "Perl", "C#", "c", "cc", "py"]


def main(file, folder):
    items = xml.parse(file).getroot().findall("./item")
    assert len(items) == 1, "not one problem"
    item = items[0]

    def text(tag):
        found = item.find(tag)
        return "" if found is None else found.text or ""

    def put(name, content):
        (folder / name).write_bytes(content.replace("\r\n", "\n").encode())

    time, memory = float(text("time_limit")), int(text("memory_limit"))
    if item.find("time_limit").get("unit") == "ms":
        time /= 1000
    if item.find("memory_limit").get("unit") == "kb":
        memory /= 1024
    put("milliseconds", str(round(time * 1000)))
    put("megabytes", str(memory))
    put("title", text("title"))
    put("statement.html", "\n".join(text(tag) for tag in ("description", "input", "output", "hint")))
    put("tags", "\n".join(text("source").split()))
    # It is also a case of its own.
    put("sample.in", text("sample_input"))
    put("sample.out", text("sample_output"))
    (folder / "cases").mkdir()
    for ending, tag in (("in", "test_input"), ("out", "test_output")):
        for at, node in enumerate(item.findall(tag)):
            put(f"cases/{node.get('name') or f'test{at}'}.{ending}", node.text or "")
    solutions = item.findall("solution")
    # Each is submitted; an unknown language is one after the last.
    assert all(solution.get("language") in LANGUAGES for solution in solutions), "a language that HUSTOJ does not know"
    put("solution", "".join(f"{it.get('language')}\n{it.text}" for it in solutions))
    if text("spj").strip():
        assert item.find("spj").get("language") == "C++", "written as spj.c"
        put("spj.cc", text("spj"))


main(*map(Path, sys.argv[1:]))

"""Reads FPS as Hydro does: `hydro.py FILE FOLDER` writes what a problem would have.

Written after hydro-dev/Hydro, 409af9270b44: packages/fps-importer/index.ts, which reads with xml2js (a text that is blank and not
CDATA is dropped), framework/utils/lib/common.ts (units), and packages/common/subtask.ts, which finds the cases by their names."""

import re
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

LIMIT = 64 * 1024 * 1024
TIME = re.compile(r"([0-9]+(?:\.[0-9]*)?)([mu]?)s?", re.I)
MEMORY = re.compile(r"([0-9]+(?:\.[0-9]*)?)([kmg])b?", re.I)
# The parts: all before the ending, the subtask.
NAMES = [
    re.compile(r"([\w.-]*?(?:(\d*)[-_])?\d+)\.in", re.A),
    re.compile(r"([0-9]+[-_].*)()\.in"),
]


def main(file, folder):
    assert file.stat().st_size <= LIMIT, "the file is too large"
    items = xml.parse(file).getroot().findall("item")
    assert len(items) == 1, "not one problem"
    item = items[0]

    def text(tag):
        return "".join(found.text or "" for found in item.findall(tag)[:1])

    def put(name, content):
        (folder / name).write_bytes(content.encode())

    # A missing unit becomes the word "undefined".
    limit = {tag: text(tag) + item.find(tag).get("unit", "undefined") for tag in ("time_limit", "memory_limit")}
    number, unit = TIME.fullmatch(limit["time_limit"]).groups()
    put("milliseconds", str(round(float(number) * {"": 1000, "m": 1}[unit])))
    number, unit = MEMORY.fullmatch(limit["memory_limit"]).groups()
    put("megabytes", str(round(float(number) * {"m": 1}[unit.lower()])))
    put("title", text("title"))
    put("statement.html", "\n".join(text(tag) for tag in ("description", "input", "output", "hint")))
    put("tags", "\n".join(word for source in item.findall("source") for word in (source.text or "").split(" ") if word))
    put("sample.in", text("sample_input"))
    put("sample.out", text("sample_output"))
    put("solution", "".join(f"{it.get('language')}\n{it.text}" for it in item.findall("solution")))
    cases = folder / "cases"
    cases.mkdir()
    files = {}
    inputs, outputs = item.findall("test_input"), item.findall("test_output")
    for at, given in enumerate(inputs):
        for node, ending in ((given, "in"), (outputs[at], "out")):
            assert node.text, "an empty text is dropped"
            files[f"{node.get('name') or at + 1}.{ending}"] = node.text
    for name, content in files.items():
        (cases / name).write_bytes(content.encode())
    # Every case is found, and all are in one subtask, of which each has its share of the points.
    for name in files:
        if name.endswith(".in"):
            match = next(filter(None, (rule.fullmatch(name) for rule in NAMES)), None)
            assert match and match[1] + ".out" in files, f"{name} is not found"
            assert not match[2], f"{name} is in subtask {match[2]}"


main(*map(Path, sys.argv[1:]))

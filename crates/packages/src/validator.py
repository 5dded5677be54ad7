#!/usr/bin/env python3
"""Says whether standard input is an input of NAME as the judge gives it.

Ends with status ACCEPTED or REFUSED; if it is refused, one line on standard error says where and why. Numbers have no
sign and no leading zeros, and lie in their ranges. One blank or one line end stands between two tokens, where the
table below says so, and nothing behind the last line.

Made from the description of the input from which the tests of Grundy are made, too. Needs Python 3.6 or later.
"""

import re
import sys

ACCEPTED, REFUSED = STATUSES

# A bound is a number, or (NAME, SIGN, ADD, LOW, HIGH): SIGN * the number NAME before + ADD, from LOW to HIGH.
# TABLE


def pairs(tokens):
    return zip(tokens[::2], tokens[1::2])


class Refused(Exception):
    """What is wrong, and at which token."""

    def __init__(self, what, token=None):
        super().__init__(what)
        self.token = token


class Reader:
    """Reads tokens, and writes them down again as they should stand."""

    def __init__(self, data):
        self.tokens = data.split()
        self.at = 0
        self.names = {}
        self.out = []
        self.begun = False  # a line has begun
        self.start = 0  # where in `out` the case begins
        self.count = 0  # of the cases
        self.in_all = 0  # what is limited in all cases together

    def fault(self, what, at=None):
        return Refused(what, self.at - 1 if at is None else at)

    def put(self, token):
        if self.begun:
            self.out.append(b" ")
        self.out.append(token)
        self.begun = True

    def end_line(self):
        if self.begun:
            self.out.append(b"\n")
            self.begun = False

    def token(self, expected):
        if self.at == len(self.tokens):
            raise Refused("expected %s, found the end" % expected, self.at)
        self.at += 1
        return self.tokens[self.at - 1]

    def number(self, low, high):
        expected = "an integer from %d to %d" % (low, high)
        token = self.token(expected)
        if not token.isdigit() or len(token) > 20 or not low <= int(token) <= high:
            raise self.fault("expected %s, found %s" % (expected, shown(token)))
        if token[:1] == b"0" and len(token) > 1:
            raise self.fault("%s has leading zeros" % shown(token))
        self.put(token)
        return int(token)

    def bound(self, bound):
        if isinstance(bound, int):
            return bound
        name, sign, add, low, high = bound
        value = sign * self.names[name] + add
        if low is not None:
            value = max(low, value)
        if high is not None:
            value = min(high, value)
        return value

    def parts(self, parts):
        for part in parts:
            getattr(self, part[0].replace(" ", "_") + "_part")(*part[1:])

    def line_part(self):
        self.end_line()

    def number_part(self, name, low, high, is_even=False):
        number = self.number(self.bound(low), self.bound(high))
        if is_even and number % 2:
            raise self.fault("expected an even number, found %d" % number)
        self.names.setdefault(name, number)

    def list_part(self, name, low, high, nothing, entries, is_even=False):
        if nothing is not None and self.bound(nothing[0]) > self.bound(nothing[1]):
            low = high = 0
        count = self.number(self.bound(low), self.bound(high))
        if is_even and count % 2:
            raise self.fault("expected an even number, found %d" % count)
        self.names.setdefault(("length", name), count)
        self.entries(count, *entries)

    def times_part(self, name, of, entries):
        self.names.setdefault(("length", name), self.names[of])
        self.entries(self.names[of], *entries)

    def entries(self, count, order, has, stand, each):
        if stand != "behind":
            self.end_line()
        if stand != "apart" and count == 0 and not self.begun and len(self.out) > self.start:
            self.out.append(b"\n")  # the line that has none of them
        begin = self.at
        if not self.numbers(count, order, each):
            self.one_by_one(count, order, stand, each)
        if has is not None and b"%d" % has not in self.tokens[begin : self.at]:
            raise self.fault("none of the last %d numbers is %d" % (count, has))
        self.end_line()

    def numbers(self, count, order, each):
        """Reads plain numbers all at once; if something is wrong, `one_by_one` says what."""
        tokens = self.tokens[self.at : self.at + count]
        if len(each) > 1 or each[0][0] != "number" or not len(tokens) == count > 0:
            return False
        low, high = self.bound(each[0][2]), self.bound(each[0][3])
        if high < 0 or not all(map(bytes.isdigit, tokens)) or max(map(len, tokens)) > len(str(high)):
            return False
        numbers = list(map(int, tokens))
        is_right = low <= min(numbers) and max(numbers) <= high
        if order == "distinct":
            is_right = is_right and len(set(numbers)) == count
        elif order != "any":
            pairs = zip(numbers, numbers[1:])
            is_right = is_right and all(a < b or a == b and order == "ascending" for a, b in pairs)
        if is_right:
            self.at += count
            self.put(" ".join(map(str, numbers)).encode())
        return is_right

    def one_by_one(self, count, order, stand, each):
        outer = self.names
        seen = set()
        least = None
        for _ in range(count):
            self.names = dict(outer)
            begin = self.at
            rest = each
            if order in ("ascending", "increasing") and each[0][0] == "number":
                _, name, low, high = each[0]
                low = self.bound(low)
                least = self.number(low if least is None else max(low, least), self.bound(high))
                self.names.setdefault(name, least)
                least += order == "increasing"
                rest = each[1:]
            self.parts(rest)
            if stand == "apart":
                self.end_line()
            entry = tuple(self.tokens[begin : self.at])
            if order == "distinct" and entry in seen:
                raise self.fault("%s stands twice" % shown(b" ".join(entry)))
            seen.add(entry)
        self.names = outer

    def successors_part(self, of, base):
        nodes = self.names[of]
        self.end_line()
        edges = []
        for node in range(base, nodes + base):
            for _ in range(self.number(0, 2**64 - 1)):
                edges.append((node, self.number(base, nodes + base - 1)))
            self.end_line()
        self.acyclic(edges, nodes + base)

    def edges_part(self, nodes, edges, is_acyclic):
        nodes, count = self.names[nodes], self.names[edges]
        self.end_line()
        edges = []
        for _ in range(count):
            edges.append((self.number(1, nodes), self.number(1, nodes)))
            self.end_line()
        if is_acyclic:
            self.acyclic(edges, nodes + 1)

    def acyclic(self, edges, nodes):
        following = [[] for _ in range(nodes)]
        incoming = [0] * nodes
        for a, b in edges:
            following[a].append(b)
            incoming[b] += 1
        free = [node for node in range(nodes) if incoming[node] == 0]
        done = 0
        while free:
            done += 1
            for node in following[free.pop()]:
                incoming[node] -= 1
                if incoming[node] == 0:
                    free.append(node)
        if done < nodes:
            raise self.fault("the graph up to here has a cycle")

    def tree_part(self, nodes, base, more):
        nodes = self.names[nodes]
        if nodes < 1:
            raise self.fault("expected a node at least")
        root = list(range(nodes))
        self.end_line()
        outer = self.names
        for _ in range(nodes - 1):
            ends = []
            for _ in range(2):
                node = self.number(base, nodes + base - 1) - base
                while root[node] != node:
                    root[node] = root[root[node]]
                    node = root[node]
                ends.append(node)
            if ends[0] == ends[1]:
                raise self.fault("this edge closes a cycle, so the edges are no tree")
            root[ends[0]] = ends[1]
            self.names = dict(outer)
            self.parts(more)
            self.end_line()
        self.names = outer

    def letters(self, letters, low, high):
        expected = "a word of %d to %d of the letters %s" % (low, high, letters)
        token = self.token(expected)
        word = token.decode("latin-1")
        if not low <= len(word) <= high or set(word) - set(letters):
            raise self.fault("expected %s, found %s" % (expected, shown(token)))
        self.put(token)
        return word

    def word_part(self, letters, low, high, first, without):
        word = self.letters(letters, low, high)
        if word[0] not in first:
            raise self.fault("%s begins with %s" % (shown(word.encode()), word[0]))
        for part in without:
            if part in word:
                raise self.fault("%s contains %s" % (shown(word.encode()), part))

    def one_of_part(self, words):
        token = self.token(" or ".join(words))
        if token.decode("latin-1") not in words:
            raise self.fault("expected %s, found %s" % (" or ".join(words), shown(token)))
        self.put(token)

    def word_of_part(self, letters, of):
        self.letters(letters, self.names[of], self.names[of])

    def code_part(self):
        token = self.token("an octal code")
        if not re.match(rb"[04]?\.[0-7]{0,4096}\Z", token):
            raise self.fault("expected an octal code such as 0.77, found %s" % shown(token))
        self.put(token)

    def own_part(self, check, *names):
        check(self, *names)

    def case(self):
        self.start = len(self.out)
        self.names = {}
        begin = self.at
        self.parts(PARTS)
        self.end_line()
        if PROMISE is not None and not PROMISE[1](self.tokens[begin : self.at]):
            raise self.fault("the judge promises: " + PROMISE[0])
        self.count += 1
        if IN_ALL is not None:
            name, most = IN_ALL
            self.in_all += self.names.get(name, self.names.get(("length", name)))
            if self.in_all > most:
                raise self.fault("%s in all cases up to here: %d, more than %d" % (name, self.in_all, most))

    def cases(self):
        if CASES == "one":
            self.case()
        elif CASES == "header":
            count = self.number(*COUNT)
            self.end_line()
            for _ in range(count):
                self.case()
        else:
            while True:
                if self.at == len(self.tokens) and CASES in ("to end", "to end or zero"):
                    break
                if ZEROS and self.tokens[self.at : self.at + ZEROS] == [b"0"] * ZEROS:
                    for _ in range(ZEROS):
                        self.number(0, 0)
                    self.end_line()
                    break
                self.case()
        if self.count == 0:
            raise Refused("there is no case", 0)
        if self.at < len(self.tokens):
            raise Refused("expected the end, found %s" % shown(self.tokens[self.at]), self.at)


def shown(token):
    text = token[:24].decode("ascii", "backslashreplace")
    return '"%s"%s' % (text, "..." if len(token) > 24 else "")


def place(data, at):
    line = data.count(b"\n", 0, at) + 1
    return "line %d, column %d: " % (line, at - data.rfind(b"\n", 0, at))


def wrong(data):
    """What is wrong, or nothing."""
    reader = Reader(data)
    try:
        reader.cases()
    except Refused as refused:
        at = len(data)
        for number, token in enumerate(re.finditer(rb"[^ \t\n\r\x0b\x0c]+", data)):
            if number == refused.token:
                at = token.start()
        return place(data, at) + str(refused)
    right = b"".join(reader.out)
    if right == data:
        return None
    at = next((at for at, (a, b) in enumerate(zip(data, right)) if a != b), min(len(data), len(right)))
    expected = right[at : at + 1] or b"the end"
    found = data[at : at + 1] or b"the end"
    return place(data, at) + "expected %r, found %r; blanks and line ends count" % (
        expected.decode("latin-1"),
        found.decode("latin-1"),
    )


def main():
    said = wrong(sys.stdin.buffer.read())
    if said is None:
        sys.exit(ACCEPTED)
    print(said, file=sys.stderr)
    sys.exit(REFUSED)


if __name__ == "__main__":
    main()

"""Compares a solver with the site's numbers: python3 check.py < vectors.json, or python3 check.py mine.py < vectors.json;
one that knows bounds: python3 check.py bounded.py < bounds.json.

The program has dancing_links(primary, rows) as dlx.py and bounded.py do, and runs in a process of its own, which is
ended after --seconds 60. Exit code 0: all that was looked at is right; 1: something is wrong; 2: nothing was looked at.
"""
import argparse
import builtins
import contextlib
import importlib.util
import io
import json
import os
import re
import subprocess
import sys

MOST_LETTERS = 1_000_000
MOST_BYTES = 2**31
MOST_FAULTS = 4  # are printed for a check; a problem has no more, arrays can have hundreds
real_print = print


def checks_of(vectors):
    """Pairs of a name and a function of the builder, which returns what is wrong, what it could not see,
    and whether it saw anything."""
    problems = vectors["problems"]
    # These are of the first problem; where columns have bounds there are none.
    arrays, trace = vectors.get("arrays"), vectors.get("trace")
    if arrays:
        knuth = problems[0]
        yield "the arrays as built", lambda build: arrays_after(build, knuth, arrays["built"])
        yield "the arrays after cover(A)", lambda build: arrays_after(build, knuth, arrays["coverA"], "cover", 1)
        yield "the arrays after the search", lambda build: arrays_after(build, knuth, arrays["searched"], "search")
    if trace:
        yield "the trace", lambda build: trace_of(build, problems[0], trace)
    for problem in problems:
        yield problem["name"], lambda build, problem=problem: results_of(build, problem)


def arrays_after(build, problem, wanted, act=None, *arguments):
    links = build(problem["primary"], problem["rows"])
    missing = [name for name in [*wanted, *([act] if act else [])] if not hasattr(links, name)]
    if missing:
        return [], ["there is no " + ", ".join(missing)], False
    if act:
        getattr(links, act)(*arguments)
    wrong = []
    for name, right in wanted.items():
        found = list(getattr(links, name))
        found += [-1] * (len(right) - len(found))  # only headers have a size
        for node, number in enumerate(found):
            should = right[node] if node < len(right) else "no node"
            if number != should:
                wrong.append(f"{name}[{node}] is {number}, but should be {should}")
    return wrong, [], True


def trace_of(build, problem, wanted):
    """Compares the lines that begin with cover or uncover; anything else may be printed beside them."""
    silent, builtins.print = builtins.print, real_print
    try:
        with contextlib.redirect_stdout(Printed()) as printed:
            build(problem["primary"], problem["rows"]).search()
    finally:
        builtins.print = silent
    found = [line for line in map(words_of, printed.getvalue().split("\n")) if line[:1] in (["cover"], ["uncover"])]
    right = [words_of(line) for line in wanted]
    unseen = []
    if not found:
        return [], ["no printed line begins with “cover” or “uncover”"], False
    if not any(line[0] == "uncover" for line in found):
        unseen.append("no uncover is printed")
        right = [line for line in right if line[0] == "cover"]
    if all(len(line) == 2 for line in found):
        unseen.append("no sizes and updates are printed")
        right = [line[:2] for line in right]
    for at in range(max(len(found), len(right))):
        one, should = (" ".join(lines[at]) if at < len(lines) else "the end" for lines in (found, right))
        if one != should:
            return [f"line {at + 1} is {one}, but should be {should}"], unseen, True
    return [], unseen, True


class Printed(io.StringIO):
    def write(self, text):
        if self.tell() > MOST_LETTERS:
            raise RuntimeError(f"it prints more than {MOST_LETTERS} letters")
        return super().write(text)


def words_of(line):
    return re.findall(r"[^\W\d_]+|-?\d+", line)


def results_of(build, problem):
    links = build(problem["primary"], problem["rows"])
    links.search()
    wrong, unseen = [], []
    if hasattr(links, "solutions"):
        wrong += faults_of(links.solutions, problem)
    else:
        unseen.append("solutions are not given")
    for what in ("nodes", "updates"):
        found = getattr(links, "counts", {}).get(what)
        if found is None:
            unseen.append(f"{what} are not counted")
        elif found != problem[what]:
            wrong.append(f"{found} {what}, but should be {problem[what]}")
    return wrong, unseen, len(unseen) < 3


def faults_of(found, problem):
    """The first solution that is none, or comes again; and their number, if it is wrong."""
    primary, rows, should = problem["primary"], problem["rows"], problem["solutions"]
    wrong = [] if len(found) == should else [f"{len(found)} solutions, but should be {should}"]
    seen = set()
    for solution in found:
        key = tuple(sorted(solution))
        fault = "comes again" if key in seen else None
        seen.add(key)
        if any(not 0 <= row < len(rows) for row in solution):
            return [*wrong, f"the solution {' '.join(map(str, solution))} names a row that is not there"]
        twice = next((row for at, row in enumerate(solution) if row in solution[:at]), None)
        if twice is not None:
            fault = fault or f"has row {twice} twice"
        for column, wanted in enumerate(primary):
            times = sum(column in rows[row] for row in solution)
            least, most = bounds_of(wanted)
            if not least <= times <= most:
                should_be = in_times(least, most)
                covers = f"covers column {column} {in_times(times, times)}" if times else f"leaves column {column} out"
                fault = fault or f"{covers}, but should cover it {should_be}"
        if fault:
            return [*wrong, f"the solution {' '.join(map(str, solution))} {fault}"]
    return wrong


def bounds_of(column):
    """True is exactly once, and False a secondary column; else it has its bounds."""
    return (int(column), 1) if isinstance(column, bool) else column


def in_times(least, most):
    """once, twice, 3 times, at most twice, 1 or 2 times."""
    if least == most:
        return {1: "once", 2: "twice"}.get(most, f"{most} times")
    if least == 0:
        return f"at most {in_times(most, most)}"
    return f"{least} {'or' if most == least + 1 else 'to'} {most} times"


def inside(file, vectors, verdicts):
    """Runs the checks beside the program, and writes a line for each to the process that judges."""

    def say(line):
        verdicts.write(json.dumps(line) + "\n")
        verdicts.flush()

    # What is printed is read in the trace alone; elsewhere its cost would be lost.
    builtins.print = lambda *_, **__: None
    build = None
    try:
        sys.path.insert(0, os.path.dirname(file))
        spec = importlib.util.spec_from_file_location("solver", file)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        build = getattr(module, "dancing_links", None)
        say("" if build else "it has no dancing_links")
    except BaseException as error:
        say(short(error))
    for _, run in checks_of(vectors) if build else []:
        try:
            wrong, unseen, is_seen = run(build)
            more = [f"{len(wrong) - MOST_FAULTS} more"] if len(wrong) > MOST_FAULTS else []
            say([[word[:300] for word in wrong[:MOST_FAULTS]] + more, unseen, is_seen])
        except BaseException as error:  # a program may also raise SystemExit
            say([["it fails, " + short(error)], [], True])
    os._exit(0)


def short(error):
    return f"{type(error).__name__}: {error}"[:300]


def judge(file, seconds, text):
    """Starts the program in a process of its own, and says what the checks found. Returns the exit code."""
    try:
        vectors = json.loads(text)
        names = [name for name, _ in checks_of(vectors)]
    except (ValueError, LookupError, TypeError, AttributeError):
        print("These are not the vectors. Write: python3 check.py < vectors.json")
        return 2
    command = [sys.executable, "-B", os.path.abspath(__file__), file, "--inside"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL) as child:
        try:
            said, _ = child.communicate(text.encode(), timeout=seconds)
            end = f"it ends the process, {child.returncode}"
        except subprocess.TimeoutExpired:
            child.kill()
            try:
                said, _ = child.communicate(timeout=5)
            except subprocess.TimeoutExpired as late:  # what it has started has the pipe
                said = late.output or b""
            end = f"it does not end within {seconds:g} seconds"
    fault, *lines = [json.loads(line) for line in said.decode().split("\n")[:-1]] or [""]
    if fault:
        print(f"{file} cannot be loaded: {fault}")
        return 2
    late = [[[end], [], True]] + [[[], ["the program had ended"], False]] * len(names)
    verdicts = (lines + late)[: len(names)]
    for name, (wrong, unseen, is_seen) in zip(names, verdicts):
        seen = ["wrong: " + ", and ".join(wrong)] if wrong else ["right"] if is_seen else []
        print(f"{name}: " + "; ".join(seen + (["not looked at: " + ", ".join(unseen)] if unseen else [])))
    is_wrong = any(wrong for wrong, _, _ in verdicts)
    is_seen = any(is_seen for _, _, is_seen in verdicts)
    seen = "All that was looked at is right." if is_seen else "Nothing was looked at."
    print("Something is wrong." if is_wrong else seen)
    never = [f"the {what}" for what in ("arrays", "trace") if not vectors.get(what)] + ["the order of solutions"]
    print(f"Never looked at: {', '.join(never)}, other matrices, time and memory.")
    return 1 if is_wrong else 0 if is_seen else 2


def limit_memory():
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    except (ImportError, OSError, ValueError):
        pass  # not every system can


parser = argparse.ArgumentParser()
parser.add_argument("file", nargs="?", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "dlx.py"))
parser.add_argument("--seconds", type=float, default=60)
parser.add_argument("--inside", action="store_true")
options = parser.parse_args()
sys.stdin.reconfigure(encoding="utf-8")
sys.stdout.reconfigure(encoding="utf-8")
given = sys.stdin.read()
if options.inside:
    # What the program prints goes nowhere; the verdicts have a way of their own.
    verdicts = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    limit_memory()
    inside(os.path.abspath(options.file), json.loads(given), verdicts)
sys.exit(judge(options.file, options.seconds, given))

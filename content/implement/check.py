"""Compares a solver with the site's counts: python3 check.py < vectors.json"""
import json
import sys

from dlx import dancing_links

sys.stdin.reconfigure(encoding="utf-8")
sys.stdout.reconfigure(encoding="utf-8")
for problem in json.load(sys.stdin)["problems"]:
    links = dancing_links(problem["primary"], problem["rows"])
    links.search()
    found = {"solutions": len(links.solutions), **links.counts}
    for what in ("solutions", "nodes", "updates"):
        right = found[what] == problem[what]
        verdict = "right" if right else f"should be {problem[what]}"
        print(f"{problem['name']}: {found[what]} {what}, {verdict}")

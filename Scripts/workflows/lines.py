"""Prints the shell commands of a GitHub composite action or a GitLab template, one per line, in
the order in which the service runs them."""

import sys

import yaml


def lines(document):
    if "runs" in document:
        for step in document["runs"]["steps"]:
            yield from step.get("run", "").strip().splitlines()
    else:
        for job in document.values():
            for part in ("before_script", "script", "after_script"):
                yield from job.get(part, [])


with open(sys.argv[1], encoding="utf-8") as file:
    for line in lines(yaml.safe_load(file)):
        print(line.strip())

// What the reviewer decided, kept over a reload where the browser keeps anything, and the command
// that carries it out.

const Marks = {
  of: new Map(),

  load() {
    try {
      const kept = JSON.parse(localStorage.getItem(Marks.place()) ?? "[]");
      const known = new Set(Report.results.filter((result) => result.acceptable).map(({ id }) => id));
      Marks.of = new Map(kept.filter(([id]) => known.has(id)));
    } catch {
      Marks.of = new Map();
    }
  },

  place: () => `golden-marks-${Report.key}`,

  save() {
    try {
      localStorage.setItem(Marks.place(), JSON.stringify([...Marks.of]));
    } catch {
      // A browser that keeps nothing for files: the marks last as long as the page.
    }
  },

  get: (result) => Marks.of.get(result.id) ?? null,

  set(results, mark) {
    for (const { id } of results) {
      if (mark) Marks.of.set(id, mark);
      else Marks.of.delete(id);
    }
    Marks.save();
  },

  marked: (mark) => Report.results.filter((result) => Marks.of.get(result.id) === mark),

  open: () => Report.results.filter((result) => result.acceptable && !Marks.of.has(result.id)),

  /** What to run, for a POSIX shell; empty while nothing is accepted. */
  command() {
    const ids = Marks.marked("accept").map(({ id }) => id);
    if (!ids.length) return "";
    // A line of a heredoc is a name: one with a line break is quoted among the others.
    if (ids.length <= 24 || ids.some((id) => /[\n\r]/.test(id))) {
      return `${Report.accept} --only ${ids.map(Marks.quoted).join(" ")}`;
    }
    const end = Marks.endWord(ids);
    return `${Report.accept} --only - <<'${end}'\n${ids.join("\n")}\n${end}`;
  },

  endWord(ids) {
    let word = "END";
    while (ids.includes(word)) word += "_";
    return word;
  },

  /** A word that a shell takes as it is. */
  quoted: (word) =>
    /^[A-Za-z0-9_./:=@%+,][A-Za-z0-9_./:=@%+,-]*$/.test(word)
      ? word : `'${word.replaceAll("'", "'\\''")}'`,
};

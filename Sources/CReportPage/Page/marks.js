// What the reviewer decided, kept over a reload where the browser keeps anything, and the command
// that carries it out.

const Marks = {
  of: new Map(),

  load() {
    try {
      const kept = JSON.parse(localStorage.getItem(Marks.place()) ?? "[]");
      Marks.of = new Map(Marks.valid(kept).map(([id, mark]) => [id, mark]));
    } catch {
      Marks.of = new Map();
    }
    Marks.join(Report.review?.marks ?? []);
  },

  /** Those of results that are here, and of a page about a branch made of these very pictures. */
  valid(marks) {
    const known = new Map(
      Report.results.filter(({ acceptable }) => acceptable).map(({ id, seal }) => [id, seal ?? null]));
    return marks.filter(([id, mark, seal]) =>
      known.has(id) && ["accept", "reject"].includes(mark) && known.get(id) === (seal ?? null));
  },

  /** Takes in others' marks; of two marks of a picture a rejection stays. Returns how many hold. */
  join(marks) {
    const valid = Marks.valid(marks);
    for (const [id, mark] of valid) if (Marks.of.get(id) !== "reject") Marks.of.set(id, mark);
    return valid.length;
  },

  listed: () => Report.results.filter(({ id }) => Marks.of.has(id)).map(({ id, seal }) => (
    [id, Marks.of.get(id), seal ?? null])),

  /** What `render review --marks` reads. */
  file: () => JSON.stringify(
    { marks: Marks.listed().map(([id, mark, seal]) => ({ id, mark, seal })) }, null, 1),

  /** The marks of such a file; null where it is none. */
  read(text) {
    try {
      return JSON.parse(text).marks.map(({ id, mark, seal }) => [id, mark, seal]);
    } catch {
      return null;
    }
  },

  place: () => `golden-marks-${Report.key}`,

  save() {
    try {
      localStorage.setItem(Marks.place(), JSON.stringify(Marks.listed()));
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
    if (!ids.length || Report.review) return "";
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

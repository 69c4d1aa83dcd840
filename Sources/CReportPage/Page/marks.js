// The reviewer's decisions, kept over a reload if the browser stores data, and the command that
// applies them.

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

  /** The marks of existing results; on a page about a branch, only those of the same pictures. */
  valid(marks) {
    const known = new Map(
      Report.results.filter(({ acceptable }) => acceptable).map(({ id, seal }) => [id, seal ?? null]));
    return marks.filter(([id, mark, seal]) =>
      known.has(id) && ["accept", "reject"].includes(mark) && known.get(id) === (seal ?? null));
  },

  /** Adds others' marks; if two marks of a picture differ, the rejection is kept. Returns the
   * number of valid marks. */
  join(marks) {
    const valid = Marks.valid(marks);
    for (const [id, mark] of valid) if (Marks.of.get(id) !== "reject") Marks.of.set(id, mark);
    return valid.length;
  },

  listed: () => Report.results.filter(({ id }) => Marks.of.has(id)).map(({ id, seal }) => (
    [id, Marks.of.get(id), seal ?? null])),

  /** The file for `render review --marks`. */
  file: () => JSON.stringify(
    { marks: Marks.listed().map(([id, mark, seal]) => ({ id, mark, seal })) }, null, 1),

  /** Returns the marks of such a file; null for other files. */
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
      // A browser that stores no data for files: the marks last until the page is closed.
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

  /** The command for a POSIX shell; empty if nothing is accepted. */
  command() {
    const ids = Marks.marked("accept").map(({ id }) => id);
    if (!ids.length || Report.review) return "";
    // A line of a heredoc is a name; if one has a line break, all are quoted arguments.
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

  /** Returns a word quoted for a shell. */
  quoted: (word) =>
    /^[A-Za-z0-9_./:=@%+,][A-Za-z0-9_./:=@%+,-]*$/.test(word)
      ? word : `'${word.replaceAll("'", "'\\''")}'`,
};

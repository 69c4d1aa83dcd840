// Shows results one after another, with decisions, and the command at the end.

const Review = {
  result: null,

  build() {
    find("accept").addEventListener("click", () => Review.decide("accept"));
    find("reject").addEventListener("click", () => Review.decide("reject"));
    find("copy").addEventListener("click", () => Review.copy());
    find("copy").hidden = Boolean(Report.review);
    find("save-marks").hidden = find("join").hidden = !Report.review;
    find("save-marks").addEventListener("click", () => Review.saveMarks());
    find("join-marks").addEventListener("change", ({ target }) => Review.joinMarks(target));
    addEventListener("hashchange", () => Review.follow());
  },

  /** Shows the result of the address, otherwise the first failure, otherwise that there is none. */
  follow() {
    const named = Review.named();
    const first = List.shown.find(({ verdict }) => verdict !== "passed");
    const wanted = named ?? first;
    if (!wanted) Review.celebrate();
    else if (wanted !== Review.result) Review.show(wanted);
  },

  named() {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      // Not an address of this page.
    }
    return Report.results.find((result) => result.id === id);
  },

  go(result) {
    if (!result) return;
    // Immediately, so the next key applies to the next result; the address changes later.
    Review.show(result);
    location.hash = `#${encodeURIComponent(result.id)}`;
  },

  show(result) {
    Review.result = result;
    const cut = result.id.lastIndexOf("/") + 1;
    find("name").replaceChildren(
      element("span.folder", {}, result.id.slice(0, cut)), result.id.slice(cut));
    const index = List.shown.indexOf(result);
    find("position").textContent = index < 0 ? "" : `${number(index + 1)} of ${number(List.shown.length)}`;
    document.title = `${result.id} – ${Report.title}`;
    find("decide").hidden = !result.acceptable;
    List.highlight(result);
    Facts.show(result);
    Review.reveal();
    Review.drawMark();
    Stage.show(result).then(() => {
      if (Review.result !== result || !Stage.shown) return;
      Facts.patches();
      find("stage").dataset.shows = result.id;
    });
    announce(`${result.id}. ${Facts.title(result)}. ${result.cause || result.sentence}`);
  },

  /** If the page itself is scrolled, scrolls back to the picture of the next result. */
  reveal() {
    const { top } = find("review").getBoundingClientRect();
    if (top < 0) scrollBy(0, top);
  },

  celebrate() {
    find("name").textContent = "";
    find("decide").hidden = find("tools").hidden = true;
    find("loupe").hidden = true;
    const empty = Report.results.length === 0 && !Report.review;
    const { title, words } = Wording.nothing();
    find("stage").replaceChildren(element(
      "div.calm", {},
      element("div.sign", { "aria-hidden": "true" }, empty ? "–" : "✓"),
      element("h2", {}, title), element("p", {}, words)));
    find("stage").dataset.shows = "";
  },

  step: (by) => Review.go(List.neighbour(Review.result, by)),

  /** Shows the next result without a decision; if there is none, the command. */
  advance() {
    const next = List.nextOpen(Review.result);
    if (next) Review.go(next);
    else Review.finish();
  },

  finish() {
    const command = Marks.command();
    announce(command ? "Everything is decided. C copies the command."
      : Report.review ? "Everything is decided. C saves the marks." : "Nothing is left to decide.");
    if (command) find("copy").focus();
    else if (Report.review) find("save-marks").focus();
  },

  decide(mark, all = false) {
    const { result } = Review;
    if (!result?.acceptable) return;
    Review.mark(mark, all ? List.sameCause(result) : [result]);
    Review.advance();
  },

  mark(mark, results = null) {
    const possible = (results ?? [Review.result]).filter((result) => result?.acceptable);
    Marks.set(possible, mark);
    possible.forEach(List.mark);
    Review.drawMark();
    Review.drawCommand();
    const did = { accept: "accepted", reject: "rejected" }[mark] ?? "open again";
    announce(possible.length === 1 ? `${possible[0].id} ${did}` : `${number(possible.length)} ${did}`);
  },

  drawMark() {
    const mark = Review.result && Marks.get(Review.result);
    find("accept").setAttribute("aria-pressed", String(mark === "accept"));
    find("reject").setAttribute("aria-pressed", String(mark === "reject"));
  },

  drawCommand() {
    const [accepted, rejected, open] = [Marks.marked("accept"), Marks.marked("reject"), Marks.open()];
    const all = accepted.length + rejected.length + open.length;
    const part = (results, kind) => {
      const made = element(`i.${kind}`);
      made.style.width = `${all ? (100 * results.length) / all : 0}%`;
      return made;
    };
    find("tally").replaceChildren(
      element("b", {}, number(accepted.length)), " accepted, ",
      element("b", {}, number(rejected.length)), " rejected, ",
      element("b", {}, number(open.length)), " open",
      element("span.bar", { "aria-hidden": "true" }, part(accepted, "accept"), part(rejected, "reject")));
    const command = Marks.command();
    find("command").value = command;
    find("command").hidden = !command;
    find("command").classList.toggle("tall", command.includes("\n"));
    find("command-hint").hidden = Boolean(command);
    find("command-hint").textContent = Wording.hint(all);
    find("save-marks").disabled = accepted.length + rejected.length === 0;
    find("copy").disabled = !command;
  },

  /** Saves the marks as a file. */
  saveMarks() {
    if (find("save-marks").disabled) return;
    const address = URL.createObjectURL(new Blob([Marks.file()], { type: "application/json" }));
    element("a", { href: address, download: "review-marks.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    announce("The marks are saved.");
  },

  async joinMarks(input) {
    const texts = await Promise.all([...input.files].map((file) => file.text()));
    input.value = "";
    const read = texts.map(Marks.read);
    const count = read.reduce((sum, marks) => sum + (marks ? Marks.join(marks) : 0), 0);
    Marks.save();
    List.render();
    Review.drawMark();
    Review.drawCommand();
    const others = read.filter((marks) => !marks).length;
    announce(`${counted(count, "mark")} joined${others ? `; ${counted(others, "file")} without marks` : ""}.`);
  },

  async copy() {
    if (Report.review) return Review.saveMarks();
    const text = find("command");
    if (!text.value) return;
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      text.select();
      document.execCommand("copy");
      text.setSelectionRange(0, 0);
    }
    announce("The command is copied.");
    find("copy").firstChild.textContent = "Copied ";
    setTimeout(() => (find("copy").firstChild.textContent = "Copy "), 1600);
  },
};

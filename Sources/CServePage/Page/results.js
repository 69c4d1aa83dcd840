// The results of buttons: a picture, the script of the input, a golden.

const Results = {
  /** @type {{name?: string, text?: string}} */ latest: {},
  /** @type {{name: string, blob: Blob} | null} */ saved: null,

  build() {
    find("picture").addEventListener("click", Results.take);
    find("script").addEventListener("click", Results.write);
    find("golden").addEventListener("click", Results.ask);
    find("record-do").addEventListener("click", Results.record);
    for (const id of ["record-name", "record-shows"]) {
      find(id).addEventListener("keydown", (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        Results.record();
      });
    }
    find("written-save").addEventListener("click", () =>
      Results.save(new Blob([Results.latest.text ?? ""], { type: "text/plain" }), Results.latest.name ?? "script.yml"));
    find("written-copy").addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(Results.latest.text ?? "");
        announce("The script is copied.");
      } catch {
        find("written-text").select();
      }
    });
  },

  take() { Link.send("picture"); },
  write() { Link.send("script"); },

  /** @param {Blob} blob @param {string} name */
  save(blob, name) {
    const address = URL.createObjectURL(blob);
    Results.saved = { name, blob };
    const link = element("a", { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    announce(`${name} is saved.`);
  },

  script(answer) {
    Results.latest = answer;
    const same = find("written-same");
    same.className = answer.problem || answer.isSame === false ? "bad" : "good";
    same.textContent = answer.problem ?? (answer.isSame
      ? "Played on a new screen, it gives the picture that is shown, pixel for pixel."
      : "Played on a new screen, it gives another picture than the one that is shown.");
    find("written-text").value = answer.text ?? "";
    find("written-command").value = answer.command ?? "";
    find("written-command").hidden = find("written-command-label").hidden = !answer.command;
    if (!find("written").open) find("written").showModal();
  },

  ask() {
    find("record-result").textContent = "";
    if (!find("record").open) find("record").showModal();
    find("record-name").focus();
  },

  record() {
    find("record-result").className = "";
    find("record-result").textContent = "Recording …";
    Link.send("golden", { name: find("record-name").value, shows: find("record-shows").value });
  },

  golden(answer) {
    const result = find("record-result");
    result.className = answer.problem ? "bad" : "good";
    result.textContent = answer.problem ?? `${answer.text} ${answer.name}`;
  },
};

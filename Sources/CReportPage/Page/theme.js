// Light or dark: as the system has it, unless somebody chose otherwise.

const Theme = {
  wish: null,
  dark: matchMedia("(prefers-color-scheme: dark)"),

  build() {
    try {
      Theme.wish = localStorage.getItem("golden-theme");
    } catch {
      // A browser that keeps nothing for files.
    }
    Theme.dark.addEventListener("change", Theme.draw);
    find("theme").addEventListener("click", () => Theme.next());
    Theme.draw();
  },

  current: () => Theme.wish ?? (Theme.dark.matches ? "dark" : "light"),

  draw() {
    const theme = Theme.current();
    document.documentElement.dataset.theme = theme;
    find("theme").replaceChildren(theme === "dark" ? "Light" : "Dark", " ", element("kbd", {}, "T"));
    find("theme").setAttribute("aria-label", theme === "dark" ? "Light colours" : "Dark colours");
  },

  /** The other colours; back at those of the system, the system decides again. */
  next() {
    const other = Theme.current() === "dark" ? "light" : "dark";
    Theme.wish = (other === "dark") === Theme.dark.matches ? null : other;
    try {
      if (Theme.wish) localStorage.setItem("golden-theme", Theme.wish);
      else localStorage.removeItem("golden-theme");
    } catch {
      // It lasts as long as the page.
    }
    Theme.draw();
    announce(`${other === "dark" ? "Dark" : "Light"} colours`);
  },
};

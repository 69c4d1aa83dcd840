// The elements of the picture as a tree, for keyboards and screen readers.

const Tree = {
  items: [],

  build() {
    const elements = Inspector.layout?.elements ?? [];
    find("elements").hidden = !elements.length;
    Tree.items = elements.map(Tree.item);
    find("tree").replaceChildren(...Tree.items);
    if (Tree.items[0]) Tree.items[0].tabIndex = 0;
    Tree.mark();
  },

  item(of) {
    const item = element(
      "li", { role: "treeitem", tabIndex: -1, "aria-level": String(of.depth + 1), "aria-selected": "false" },
      Layouts.name(of));
    item.style.paddingInlineStart = `${8 + 10 * Math.min(of.depth, 12)}px`;
    item.classList.toggle("unseen", !of.seen);
    item.addEventListener("pointerenter", () => Inspector.look(of));
    item.addEventListener("focus", () => Inspector.look(of));
    item.addEventListener("click", () => Tree.choose(of));
    item.addEventListener("keydown", (event) => Tree.pressed(event, of));
    return item;
  },

  choose: (of) => Inspector.choose(of === Inspector.chosen ? null : of.index),

  pressed(event, of) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = {
      ArrowDown: () => of.index + 1, ArrowUp: () => of.index - 1, Home: () => 0, End: () => Tree.items.length - 1,
      ArrowLeft: () => of.around?.index, ArrowRight: () => of.children[0]?.index,
    }[event.key];
    if (to) Tree.focus(to());
    else if (event.key === "Enter" || event.key === " ") Tree.choose(of);
    else return;
    event.preventDefault();
  },

  focus(index) {
    const item = Tree.items[index];
    if (!item) return;
    for (const other of Tree.items) if (other.tabIndex === 0) other.tabIndex = -1;
    item.tabIndex = 0;
    item.focus();
  },

  /** Marks the chosen element. */
  mark() {
    Tree.items.forEach((item, index) => item.setAttribute("aria-selected", String(index === Inspector.chosen?.index)));
    const item = Tree.items[Inspector.chosen?.index ?? -1];
    if (!item) return;
    const tree = find("tree");
    if (item.offsetTop < tree.scrollTop || item.offsetTop + item.offsetHeight > tree.scrollTop + tree.clientHeight) {
      tree.scrollTop = item.offsetTop - tree.clientHeight / 2;
    }
  },
};

// The terms in which a page about a branch differs from one about a run.

const Wording = {
  side: (side) => (Report.review
    ? { expected: "Before", actual: "After" } : { expected: "Expected", actual: "Actual" })[side],

  /** The term inside a sentence. */
  inside: (side) => Wording.side(side).toLowerCase(),

  nothing: () => (Report.review
    ? { title: "No golden differs", words: "The branch changes no picture and no text." }
    : Report.results.length
      ? { title: "Every picture is equal to its golden",
        words: `${counted(Report.results.length, "picture")}, not a pixel apart. The list shows each.` }
      : { title: "Nothing was compared", words: "The run left no results." }),

  hint: (all) => (Report.review
    ? "Saved marks are joined by render review --marks, or by Join on another reviewer's page."
    : all
      ? "Accept the right pictures; the command that copies them over their goldens appears here."
      : "There is nothing to accept."),
};

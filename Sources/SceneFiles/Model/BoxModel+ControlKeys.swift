extension BoxModel {
  static let controlNames = controlKeys.map(\.description.name)

  static let controlKeys: [Key<BoxModel>] = [
    Key(
      "button", optional: \.controls.button, ButtonModel.codec, without: "none",
      example: "{title: Save, style: filled}", "A button."),
    Key(
      "switch", optional: \.controls.toggle, SwitchModel.codec, without: "none", example: "true",
      "A switch, which is on or off; a field can set it: `\"{name}\"`."),
    Key(
      "slider", optional: \.controls.slider, SliderModel.codec, without: "none", example: "0.4",
      "A slider, as wide as possible."),
    Key(
      "progress", optional: \.controls.progress, ProgressModel.codec, without: "none",
      example: "0.4", "A progress bar, as wide as possible."),
    Key(
      "stepper", optional: \.controls.stepper, StepperModel.codec, without: "none",
      example: "2", "A stepper, with a minus and a plus."),
    Key(
      "segments", optional: \.controls.segments, SegmentsModel.codec, without: "none",
      example: "[Day, Week]", "A segmented control."),
    Key(
      "pageControl", optional: \.controls.pageControl, PageControlModel.codec, without: "none",
      example: "{numberOfPages: 5, currentPage: 2}", "Dots, one for each page."),
    Key(
      "activity", optional: \.controls.activity, ActivityModel.codec, without: "none",
      example: "true", "An activity indicator."),
    Key(
      "textField", optional: \.controls.textField, TextFieldModel.codec, without: "none",
      example: "{placeholder: Name}", "A text field, as wide as possible."),
    Key(
      "searchBar", optional: \.controls.searchBar, SearchBarModel.codec, without: "none",
      example: "{placeholder: Search}", "A search bar, as wide as possible."),
  ]
}

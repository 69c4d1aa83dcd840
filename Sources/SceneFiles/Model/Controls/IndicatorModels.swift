import UIKit

/// A `UIProgressView`.
struct ProgressModel: ControlModel {
  var progress: Located<FieldValue>?
  var progressTintColor: Located<ColorModel>?
  var trackTintColor: Located<ColorModel>?

  var values: [Located<FieldValue>] { [progress].compactMap { $0 } }
  var colors: [Located<ColorModel>] { [progressTintColor, trackTintColor].compactMap { $0 } }

  private static let share = FieldValue.number(0...1).located

  static let isWide = true

  static let codec = share.map(
    { ProgressModel(progress: $0) }, show: { $0.progress?.value.template.source ?? "" }
  ).or(.table)

  static let table = Table<ProgressModel>(
    "progress", "A `UIProgressView`. A number alone is its progress.",
    keys: [
      Key(
        "progress", optional: \.progress, share, without: "0", example: "0.4",
        "The progress; a field can set it: `\"{name}\"`."),
      .color(
        "progressTintColor", \.progressTintColor, "systemGreen",
        "The colour of the completed part."),
      .color(
        "trackTintColor", \.trackTintColor, "systemYellow",
        "The colour of the remaining part."),
    ])

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = Float(setting.number(progress))
    view.progressTintColor = setting.color(progressTintColor)
    view.trackTintColor = setting.color(trackTintColor)
    return view
  }
}

/// A `UIPageControl`.
struct PageControlModel: ControlModel {
  var numberOfPages: Located<FieldValue>?
  var currentPage: Located<FieldValue>?
  var pageIndicatorTintColor: Located<ColorModel>?
  var currentPageIndicatorTintColor: Located<ColorModel>?

  var values: [Located<FieldValue>] { [numberOfPages, currentPage].compactMap { $0 } }
  var colors: [Located<ColorModel>] {
    [pageIndicatorTintColor, currentPageIndicatorTintColor].compactMap { $0 }
  }

  static let codec = FieldValue.whole(0...100).located.map(
    { PageControlModel(numberOfPages: $0) },
    show: { $0.numberOfPages?.value.template.source ?? "" }
  ).or(.table)

  static let table = Table<PageControlModel>(
    "pageControl", "A `UIPageControl`. A number alone is the number of pages.",
    keys: [
      Key(
        "numberOfPages", optional: \.numberOfPages, FieldValue.whole(0...100).located,
        without: "0", example: "5", "The number of dots."),
      Key(
        "currentPage", optional: \.currentPage, FieldValue.whole(0...99).located, without: "0",
        example: "2", "The current page, from 0."),
      .color(
        "pageIndicatorTintColor", \.pageIndicatorTintColor, "systemYellow",
        "The colour of the dots."),
      .color(
        "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, "systemRed",
        "The colour of the current page's dot."),
    ])

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    let view = UIPageControl(frame: .zero)
    view.numberOfPages = Int(setting.number(numberOfPages))
    view.currentPage = Int(setting.number(currentPage))
    view.pageIndicatorTintColor =
      setting.color(pageIndicatorTintColor) ?? setting.resolver.named("tertiaryLabel")
    view.currentPageIndicatorTintColor =
      setting.color(currentPageIndicatorTintColor) ?? setting.resolver.named("label")
    return view
  }
}

/// A `UIActivityIndicatorView`.
struct ActivityModel: ControlModel {
  var isAnimating: Located<FieldValue>?
  var style = Style.medium
  var color: Located<ColorModel>?

  enum Style: String, CaseIterable, Sendable { case medium, large }

  var values: [Located<FieldValue>] { [isAnimating].compactMap { $0 } }
  var colors: [Located<ColorModel>] { [color].compactMap { $0 } }

  static let codec = FieldValue.boolean.located.map(
    { ActivityModel(isAnimating: $0) }, show: { $0.isAnimating?.value.template.source ?? "" }
  ).or(.table)

  static let table = Table<ActivityModel>(
    "activity",
    "A `UIActivityIndicatorView`, which runs by the script's clock. `true` or `false` alone"
      + " starts or stops it.",
    keys: [
      Key(
        "isAnimating", optional: \.isAnimating, FieldValue.boolean.located, without: "true",
        example: "false", "Whether it is animating; otherwise it is hidden and keeps its space."),
      Key("style", \.style, .choice, example: "large", "Its size."),
      .color("color", \.color, "systemRed", "Its colour."),
    ])

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    let view = UIActivityIndicatorView(style: style == .large ? .large : .medium)
    if let color = setting.color(color) { view.color = color }
    if setting.isTrue(isAnimating, otherwise: true) { view.startAnimating() }
    return view
  }
}

import InterfaceBuilder

extension ElementPart {
  /// The settings of all controls.
  static let control = ElementPart(
    UIControl.self,
    [
      "enabled": .bool { $0.isEnabled = $1 },
      "selected": flag { $0.isSelected = $1 },
      "highlighted": flag { $0.isHighlighted = $1 },
      "contentHorizontalAlignment": .choice([
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]) { $0.contentHorizontalAlignment = $1 },
      "contentVerticalAlignment": .choice([
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
      ]) { $0.contentVerticalAlignment = $1 },
      "showsMenuAsPrimaryAction": .bool { $0.showsMenuAsPrimaryAction = $1 },
    ])

  /// A setting for a flag with the same name as the element of a button's state.
  private static func flag(
    _ set: @escaping @MainActor (UIControl, Bool) -> Void
  ) -> Setting<UIControl> {
    Setting { value, _, _ in
      if case .object = value { return { _, _ in } }
      guard let isOn = value.bool else { return nil }
      return { control, _ in set(control, isOn) }
    }
  }

  static let `switch` = ElementPart(
    UISwitch.self,
    [
      "on": .bool { $0.isOn = $1 },
      "onTintColor": .color { $0.onTintColor = $1 },
      "thumbTintColor": .color { $0.thumbTintColor = $1 },
      "title": .string { $0.title = $1 },
    ])

  static let slider = ElementPart(
    UISlider.self,
    [
      "minValue": .number { $0.minimumValue = Float($1) },
      "maxValue": .number { slider, value in
        slider.maximumValue = max(slider.minimumValue, Float(value))
      },
      "value": .number { $0.value = Float($1) },
      "continuous": .bool { $0.isContinuous = $1 },
      "minimumValueImage": .image { $0.minimumValueImage = $1 },
      "maximumValueImage": .image { $0.maximumValueImage = $1 },
      "minimumTrackTintColor": .color { $0.minimumTrackTintColor = $1 },
      "maximumTrackTintColor": .color { $0.maximumTrackTintColor = $1 },
      "thumbTintColor": .color { $0.thumbTintColor = $1 },
    ])

  static let stepper = ElementPart(
    UIStepper.self,
    [
      "minimumValue": .number { stepper, value in
        stepper.maximumValue = max(stepper.maximumValue, Double(value))
        stepper.minimumValue = Double(value)
      },
      "maximumValue": .number { stepper, value in
        stepper.maximumValue = max(stepper.minimumValue, Double(value))
      },
      "stepValue": .number { if $1 > 0 { $0.stepValue = Double($1) } },
      "value": .number { $0.value = Double($1) },
      "wraps": .bool { $0.wraps = $1 },
      "autorepeat": .bool { $0.autorepeat = $1 },
      "continuous": .bool { $0.isContinuous = $1 },
    ])

  static let segmentedControl = ElementPart(
    UISegmentedControl.self,
    [
      "segments": Setting { value, _, compiler in
        guard case .objects(let models) = value else { return nil }
        let segments = models.map { SegmentDescription($0, compiler.plan) }
        return { control, _ in
          for (index, segment) in segments.enumerated() { segment.insert(into: control, at: index) }
        }
      },
      "selectedSegmentIndex": .integer { control, index in
        control.selectedSegmentIndex =
          (0..<control.numberOfSegments).contains(index) ? index : UISegmentedControl.noSegment
      },
      "momentary": .bool { $0.isMomentary = $1 },
      "apportionsSegmentWidthsByContent": .bool { $0.apportionsSegmentWidthsByContent = $1 },
      "selectedSegmentTintColor": .color { $0.selectedSegmentTintColor = $1 },
      "segmentControlStyle": .known,
    ])

  static let pageControl = ElementPart(
    UIPageControl.self,
    [
      "numberOfPages": .integer { $0.numberOfPages = min(max(0, $1), 1000) },
      "currentPage": .integer { $0.currentPage = $1 },
      "hidesForSinglePage": .bool { $0.hidesForSinglePage = $1 },
      "pageIndicatorTintColor": .color { $0.pageIndicatorTintColor = $1 },
      "currentPageIndicatorTintColor": .color { $0.currentPageIndicatorTintColor = $1 },
      "defersCurrentPageDisplay": .known,
    ])

  static let datePicker = ElementPart(
    UIDatePicker.self,
    [
      "datePickerMode": .choice([
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
      ]) { $0.datePickerMode = $1 }.absent("dateAndTime"),
      "style": .choice([
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
      ]) { $0.preferredDatePickerStyle = $1 },
      "minuteInterval": .integer { $0.minuteInterval = $1 },
      "minimumDate": date { $0.minimumDate = $1 },
      "maximumDate": date { $0.maximumDate = $1 },
      "date": date { $0.date = $1 },
      "locale": .model { model, _ in
        let locale = model["localeIdentifier"].map { Locale(identifier: $0) }
        return { picker, _ in picker.locale = locale }
      },
      "useCurrentDate": .known,
      "countDownDuration": .number {
        $0.countDownDuration = TimeInterval($1)
      },
    ])

  /// A setting for a date in seconds since the start of 2001.
  private static func date(
    _ set: @escaping @MainActor (UIDatePicker, Date) -> Void
  ) -> Setting<UIDatePicker> {
    .model { model, _ in
      let seconds = model["timeIntervalSinceReferenceDate"].flatMap { ElementValue.text($0).number }
      return { picker, _ in
        if let seconds { set(picker, Date(timeIntervalSinceReferenceDate: seconds)) }
      }
    }
  }

  static let colorWell = ElementPart(
    UIColorWell.self,
    [
      "selectedColor": .color { $0.selectedColor = $1 },
      "supportsAlpha": .bool { $0.supportsAlpha = $1 },
      "title": .string { $0.title = $1 },
    ])

  static let progressView = ElementPart(
    UIProgressView.self,
    [
      "progressViewStyle": .choice(["default": .default, "bar": .bar]) {
        $0.progressViewStyle = $1
      },
      "progress": .number { $0.progress = Float($1) },
      "progressTintColor": .color { $0.progressTintColor = $1 },
      "trackTintColor": .color { $0.trackTintColor = $1 },
    ])

  static let activityIndicator = ElementPart(
    UIActivityIndicatorView.self,
    [
      "style": .choice([
        "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white,
        "gray": .gray,
      ]) { $0.style = $1 },
      "color": .color { if let color = $1 { $0.color = color } },
      "hidesWhenStopped": .bool { $0.hidesWhenStopped = $1 }.absent("NO"),
      "animating": .bool { if $1 { $0.startAnimating() } },
    ])
}

/// A segment in a document.
private struct SegmentDescription {
  let title: String
  let image: NibPlan.ImageName?
  let width: CGFloat?
  let isEnabled: Bool
  let plan: NibPlan

  @MainActor
  init(_ model: ObjectModel, _ plan: NibPlan) {
    var title = model["title"]
    if case .text(let text)? = model.value("title") { title = text }
    self.title = title ?? ""
    image = model["image"].flatMap { plan.imageName(.text($0), of: model) }
    width = model["width"].flatMap { ElementValue.text($0).number }.map { CGFloat($0) }
    isEnabled = model["enabled"] != "NO"
    self.plan = plan
  }

  @MainActor
  func insert(into control: UISegmentedControl, at index: Int) {
    if let image = image.flatMap(plan.image) {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    if let width, width > 0 { control.setWidth(width, forSegmentAt: index) }
    if !isEnabled { control.setEnabled(false, forSegmentAt: index) }
  }
}

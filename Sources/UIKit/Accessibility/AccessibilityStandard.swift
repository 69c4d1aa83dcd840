/// What an object says of itself where nothing was set, by its kind. Source: Apple's pages of the
/// classes and of UIAccessibility.
@MainActor
struct AccessibilityStandard {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  var frame = CGRect.zero
  var respondsToUser = true
  private let object: AccessibleObject

  init(of object: AccessibleObject) {
    self.object = object
    switch object {
    case let item as UIBarItem: describe(item)
    case let view as UIView: describe(view)
    case is UIAccessibilityElement: isElement = true
    default: break
    }
  }

  // MARK: By kind

  private mutating func describe(_ item: UIBarItem) {
    (isElement, label, traits) = (true, item.title ?? item.image?.accessibilityLabel, .button)
    if !item.isEnabled { traits.insert(.notEnabled) }
  }

  private mutating func describe(_ view: UIView) {
    frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
    respondsToUser = view.isUserInteractionEnabled
    switch view {
    case let control as UIControl: describe(control)
    case let label as UILabel:
      (isElement, self.label, traits) = (true, label.text, .staticText)
      if !label.isEnabled { traits.insert(.notEnabled) }
    case let picture as UIImageView:
      (label, traits) = (picture.image?.accessibilityLabel, .image)
    case let text as UITextView: (isElement, value) = (true, text.text)
    case let bar as UIProgressView:
      (isElement, value, traits) = (true, Self.percent(bar.progress), .updatesFrequently)
    case let wheel as UIActivityIndicatorView:
      isElement = true
      label = wheel.isAnimating ? "In progress" : "Progress halted"
    case let cell as UITableViewCell:
      (isElement, label) = (true, Self.words(inside: cell.contentView))
      if cell.isSelected { traits = .selected }
    case is UITabBar: traits = .tabBar
    default: break
    }
  }

  private mutating func describe(_ control: UIControl) {
    switch control {
    case let button as UIButton:
      (isElement, traits) = (true, .button)
      label =
        button.currentAttributedTitle?.string ?? button.currentTitle
        ?? button.configuration?.title ?? button.currentImage?.accessibilityLabel
    case let toggle as UISwitch:
      (isElement, value, traits) = (true, toggle.isOn ? "1" : "0", [.button, .toggleButton])
    case let slider as UISlider:
      let length = slider.maximumValue - slider.minimumValue
      let part = length > 0 ? (slider.value - slider.minimumValue) / length : 0
      (isElement, value, traits) = (true, Self.percent(part), .adjustable)
    case let pages as UIPageControl:
      value = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
      (isElement, traits) = (true, [.adjustable, .updatesFrequently])
    case let field as UITextField:
      let text = field.text ?? ""
      (isElement, value) = (true, text.isEmpty ? field.placeholder : text)
      if field is UISearchTextField { traits = .searchField }
    default: break
    }
    if control.isSelected { traits.insert(.selected) }
    if !control.isEnabled { traits.insert(.notEnabled) }
  }

  private static func percent(_ part: Float) -> String { "\(Int((part * 100).rounded()))%" }

  /// The words of labels in a view, in the order in which they were put in.
  private static func words(inside view: UIView) -> String? {
    let found = view.subviews.filter { !$0.isHidden }.compactMap { subview in
      (subview as? UILabel)?.accessibilityLabel ?? words(inside: subview)
    }
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  // MARK: Steps

  /// Apple publishes no figure for how far a slider goes.
  private static let sliderSteps: Float = 10

  /// Has a slider or a stepper go one step, and its targets hear of it.
  func step(up: Bool) {
    switch object {
    case let slider as UISlider:
      let step = (slider.maximumValue - slider.minimumValue) / Self.sliderSteps
      slider.value += up ? step : -step
      slider.sendActions(for: .valueChanged)
    case let stepper as UIStepper:
      stepper.value += up ? stepper.stepValue : -stepper.stepValue
      stepper.sendActions(for: .valueChanged)
    case let pages as UIPageControl:
      pages.currentPage += up ? 1 : -1
      pages.sendActions(for: .valueChanged)
    default: break
    }
  }
}

import Testing
import UIKit

private final class Deaf: UIView {
  private(set) var heard: [UILayoutPriority] = []

  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    heard.append(priority)
  }

  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    heard.append(priority)
    super.setContentCompressionResistancePriority(priority, for: axis)
  }
}

/// Tests overrides of content priorities in subclasses of views.
@MainActor @Suite struct ContentPriorityOverrideTests {
  @Test func settingThemCanBeOverridden() {
    let view = Deaf(frame: .zero)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(view.heard == [.required, .defaultLow])
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
  }
}

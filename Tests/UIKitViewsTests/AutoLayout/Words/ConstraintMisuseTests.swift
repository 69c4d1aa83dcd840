import Synchronization
import Testing
import UIKit

@testable import UIKitRuntime

/// Tests that invalid constraints, and constraints that cannot be active, stop the program with
/// UIKit's message.
@Suite struct ConstraintMisuseTests {
  enum Misuse: String, CaseIterable, Codable, Sendable {
    case locationAndNumber, multiplierOfZero, leadingAndLeft, twoAxes, lengthAndPosition
    case strangers, requiredToOptional, optionalToRequired, unprepared, noSuperCall, noItem

    var sentence: String {
      switch self {
      case .locationAndNumber, .multiplierOfZero:
        "; frame = (1 2; 3 4.5); layer = <CALayer: "
      case .leadingAndLeft:
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither."
      case .lengthAndPosition: ": Invalid pairing of layout attributes."
      case .twoAxes:
        "reason: 'Constraint improperly relates anchors of incompatible types: "
          + "<NSLayoutConstraint:0x"
      case .strangers:
        "because they have no common ancestor.  Does the constraint or its anchors reference items "
          + "in different view hierarchies?  That's illegal."
      case .requiredToOptional:
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority 750 and the existing priority was 1000."
      case .optionalToRequired:
        "You passed priority 1000 and the existing priority was 999.5."
      case .unprepared:
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      case .noSuperCall: "-[UIView updateConstraints] must be called."
      case .noItem: "Constraint must contain a first layout item"
      }
    }

    var exception: String {
      switch self {
      case .strangers: "NSGenericException"
      case .twoAxes: "NSInvalidLayoutConstraintException"
      case .requiredToOptional, .optionalToRequired, .unprepared, .noSuperCall:
        "NSInternalInconsistencyException"
      default: "NSInvalidArgumentException"
      }
    }

    @MainActor func commit() {
      let (view, other) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4.5)), UIView())
      switch self {
      case .locationAndNumber: make(view, .left, nil, .notAnAttribute)
      case .multiplierOfZero: make(view, .top, other, .top, multiplier: 0)
      case .leadingAndLeft: _ = view.leadingAnchor.constraint(equalTo: other.leftAnchor)
      case .twoAxes:
        view.addSubview(other)
        make(other, .left, view, .top).isActive = true
        view.layoutIfNeeded()
      case .lengthAndPosition: make(view, .width, other, .leading)
      case .strangers: view.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
      case .requiredToOptional: change(view, from: 1000, to: 750)
      case .optionalToRequired: change(view, from: 999.5, to: 1000)
      case .unprepared:
        view.addConstraint(other.topAnchor.constraint(equalTo: view.topAnchor))
        view.layoutIfNeeded()
      case .noSuperCall:
        let forgetful = ForgetfulView()
        forgetful.setNeedsUpdateConstraints()
        forgetful.updateConstraintsIfNeeded()
      case .noItem: make("view", .left, nil, .notAnAttribute)
      }
    }

    @discardableResult @MainActor private func make(
      _ first: Any, _ attribute: NSLayoutConstraint.Attribute, _ second: Any?,
      _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
        multiplier: multiplier, constant: 0)
    }

    @MainActor private func change(_ view: UIView, from old: Float, to new: Float) {
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.priority = UILayoutPriority(old)
      width.isActive = true
      width.priority = UILayoutPriority(new)
    }
  }

  @Test(arguments: Misuse.allCases) func stopsWithItsSentence(_ misuse: Misuse) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse] in
      await MainActor.run { misuse.commit() }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception '\(misuse.exception)'"))
    #expect(text.contains(misuse.sentence))
    if misuse == .locationAndNumber || misuse == .multiplierOfZero {
      #expect(
        text.contains(
          ">>: A multiplier of 0 or a nil second item together with a location for the first "
            + "attribute creates an illegal constraint of a location equal to a constant. Location "
            + "attributes must be specified in pairs."))
    }
  }

  /// Multipliers of lengths may be zero, and priorities below required may change.
  @MainActor @Test func whatIsAllowedContinues() {
    let (view, other) = (UIView(), UIView())
    view.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    let width = NSLayoutConstraint(
      item: other, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
      multiplier: 0, constant: 30)
    width.priority = .defaultLow
    width.isActive = true
    width.priority = UILayoutPriority(1)
    view.layoutIfNeeded()
    #expect(other.bounds.width == 30)
    width.isActive = false
    width.priority = .required
    #expect(!width.isActive)
  }

  static let advice = """
    When added to a view, the constraint's items must be descendants of that view (or the view \
    itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
    assembled. Break on -[UIView(UIConstraintBasedLayout) \
    _viewHierarchyUnpreparedForConstraint:] to debug.
    """

  /// A constraint may be added before its views; that is logged, and takes effect later.
  @MainActor @Test func viewsMayComeAfterTheirConstraint() {
    let (view, late) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
    late.translatesAutoresizingMaskIntoConstraints = false
    let constraint = late.widthAnchor.constraint(equalToConstant: 5)
    let heard = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { message in heard.withLock { $0.append(message) } }) {
      view.addConstraint(constraint)
    }
    let printed = constraint.description.replacingOccurrences(of: "(active", with: "(inactive")
    let expected =
      """
      [LayoutConstraints] The view hierarchy is not prepared for the constraint: \
      \(printed)\n\t\(Self.advice)
      """
    #expect(heard.withLock { $0 } == [expected])
    view.addSubview(late)
    view.layoutIfNeeded()
    #expect(late.bounds.width == 5)
    #expect(view.constraints == [constraint])
  }
}

private final class ForgetfulView: UIView {
  override func updateConstraints() {}
}

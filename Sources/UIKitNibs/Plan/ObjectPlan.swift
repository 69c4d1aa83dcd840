import InterfaceBuilder

/// The plan of an object.
@MainActor
final class ObjectPlan {
  let model: ObjectModel
  /// The object's place among those of a nib.
  let index: Int
  let kind: ElementKind
  /// The steps applied to the object, in order.
  var steps: [ElementPart.Step] = []
  var constraints: [ConstraintPlan] = []
  /// The reason for which constraints are generated from the view's frame; nil if they are not.
  var pinning: Pinning?
  /// The compiled runtime attributes.
  var runtimeAttributes: [(keyPath: String, value: @MainActor () -> Any?, line: Int)] = []
  /// The name of the object in diagnostics and overlays.
  let element: NibElement
  /// The class of the object, found when it is first created.
  var resolved: ResolvedClass?
  /// The class of the last object for which `describes(_:)` returned true.
  private var describedClass: ObjectIdentifier?

  init(_ model: ObjectModel, index: Int, kind: ElementKind, element: NibElement) {
    self.model = model
    self.index = index
    self.kind = kind
    self.element = element
  }

  /// The location of the frame from which constraints are generated.
  private(set) lazy var rectangleLocation = ConstraintSourceLocation(
    file: element.file, line: model.line,
    words: "the rectangle of \(model.kind)\(model.id.map { " '\($0)'" } ?? "")")

  /// Returns whether an object is of the classes that the element describes.
  func describes(_ object: AnyObject) -> Bool {
    let type = ObjectIdentifier(type(of: object))
    if type == describedClass { return true }
    guard !kind.isView || object is UIView, kind.parts.allSatisfy({ $0.describes(object) }) else {
      return false
    }
    describedClass = type
    return true
  }

  /// Whether the object is a replacement for one of a missing class, which receives no messages.
  var isSubstitute: Bool { resolved?.isSubstitute == true || ElementKinds.isStandIn(model) }
}

/// The reason for generating constraints from a view's frame.
enum Pinning {
  /// The document fixes the frame.
  case fixed
  /// The document has no constraints for the view.
  case ambiguous
}

/// The class of an element's objects.
struct ResolvedClass {
  let type: AnyClass
  /// The most derived class of this package that it inherits.
  let described: AnyClass
  /// Whether it replaces a class that was not found.
  let isSubstitute: Bool
}

/// The plan of a constraint.
struct ConstraintPlan {
  let model: ConstraintModel
  let index: Int
  let first: Int
  let firstAttribute: NSLayoutConstraint.Attribute
  /// The place of the second item; nil for a constant.
  let second: Int?
  let secondAttribute: NSLayoutConstraint.Attribute
  let constant: CGFloat
  let isActive: Bool
  /// The location in the document.
  let sourceLocation: ConstraintSourceLocation
}

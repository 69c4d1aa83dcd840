import InterfaceBuilder

/// An object that is ready to be made.
@MainActor
final class ObjectPlan {
  let model: ObjectModel
  /// The object's place among those of a nib.
  let index: Int
  let kind: ElementKind
  /// What is done to the object, in order.
  var steps: [ElementPart.Step] = []
  var constraints: [ConstraintPlan] = []
  /// Why the view is placed by its rectangle, although constraints place views; nil where it is
  /// not.
  var pinning: Pinning?
  /// Runtime attributes, ready to be set.
  var runtimeAttributes: [(keyPath: String, value: @MainActor () -> Any?, line: Int)] = []
  /// What the object is called in pictures and mistakes.
  let element: NibElement
  /// The class to make, found the first time one is made.
  var resolved: ResolvedClass?
  /// The class of the last object that the element was found to describe.
  private var describedClass: ObjectIdentifier?

  init(_ model: ObjectModel, index: Int, kind: ElementKind, element: NibElement) {
    self.model = model
    self.index = index
    self.kind = kind
    self.element = element
  }

  /// Where the document has the rectangle that places the view.
  private(set) lazy var placeOfRectangle = ConstraintPlace(
    file: element.file, line: model.line,
    words: "the rectangle of \(model.kind)\(model.id.map { " '\($0)'" } ?? "")")

  /// Whether an object is of the classes that the element speaks of.
  func describes(_ object: AnyObject) -> Bool {
    let type = ObjectIdentifier(type(of: object))
    if type == describedClass { return true }
    guard !kind.isView || object is UIView, kind.parts.allSatisfy({ $0.describes(object) }) else {
      return false
    }
    describedClass = type
    return true
  }

  /// Whether another class stands for the one that the document means: nothing is asked of it.
  var isSubstitute: Bool { resolved?.isSubstitute == true || ElementKinds.isStandIn(model) }
}

/// Why constraints are made of a view's rectangle.
enum Pinning {
  /// The document says so.
  case fixed
  /// No constraint of the document names the view.
  case ambiguous
}

/// The class that objects of an element get.
struct ResolvedClass {
  let type: AnyClass
  /// The last of the package's classes that it is.
  let described: AnyClass
  /// Whether the element's own class stands for one that was not found.
  let isSubstitute: Bool
}

/// A constraint that is ready to be made.
struct ConstraintPlan {
  let model: ConstraintModel
  let index: Int
  let first: Int
  let firstAttribute: NSLayoutConstraint.Attribute
  /// Nil for a number alone.
  let second: Int?
  let secondAttribute: NSLayoutConstraint.Attribute
  let constant: CGFloat
  let isActive: Bool
  /// Where the document has it.
  let place: ConstraintPlace
}

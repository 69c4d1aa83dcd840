/// The scenes that a scene is made inside of, by relationships and embedding: scenes that contain
/// themselves, or each other in ever more copies, come to an end.
@MainActor
final class SceneNesting {
  /// A scene by its file and its controller's identifier.
  struct Scene: Equatable {
    let file: String
    let id: String
  }

  /// What is made for the outermost scene, all together.
  private final class Total {
    var objects = 0
  }

  /// The scene that is being made.
  private(set) static var current: SceneNesting?
  /// No screen has more scenes inside each other.
  private static let mostScenes = 24
  /// As many as a document may have: two copies in each of thirty scenes would be a billion.
  private static let mostObjects = 8000

  private let scene: Scene
  private let outer: SceneNesting?
  private let total: Total

  /// Takes note of a scene inside the one that is being made.
  init(_ scene: Scene, objectCount: Int) {
    self.scene = scene
    outer = Self.current
    total = outer?.total ?? Total()
    total.objects += objectCount
  }

  /// Why a scene is not made inside the one that is being made; nil where nothing is wrong.
  static func problem(with scene: Scene, objectCount: Int) -> String? {
    guard let current else { return nil }
    let around = Array(sequence(first: current, next: \.outer))
    if let end = around.firstIndex(where: { $0.scene == scene }) {
      let circle = [scene.id] + around[..<end].map(\.scene.id).reversed() + [scene.id]
      return "the scene '\(scene.id)' contains itself: \(circle.joined(separator: ", "))."
    }
    if around.count >= mostScenes {
      return "scenes contain each other more than \(mostScenes) deep."
    }
    if current.total.objects + objectCount > mostObjects {
      return "scenes contain each other with more than \(mostObjects) objects."
    }
    return nil
  }

  /// Makes something of the scene.
  func inside<Value>(_ make: () -> Value) -> Value { Self.with(self, make) }

  /// Makes something that no scene contains: what an app asks for.
  static func outside<Value>(_ make: () -> Value) -> Value { with(nil, make) }

  private static func with<Value>(_ nesting: SceneNesting?, _ make: () -> Value) -> Value {
    let before = current
    current = nesting
    defer { current = before }
    return make()
  }
}

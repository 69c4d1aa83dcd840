/// The nesting of scenes by relationships and embedding, which is limited for scenes that contain
/// themselves, or each other in growing numbers.
@MainActor
final class SceneNesting {
  /// A scene by its file and its controller's identifier.
  struct Scene: Equatable {
    let file: String
    let id: String
  }

  /// The total number of objects of the outermost scene.
  private final class Total {
    var objects = 0
  }

  /// The scene that is being created.
  private(set) static var current: SceneNesting?
  /// The maximum depth of nesting.
  private static let maximumSceneCount = 24
  /// The maximum number of objects: two copies in each of thirty scenes would be a billion.
  private static let maximumObjectCount = 8000

  private let scene: Scene
  private let outer: SceneNesting?
  private let total: Total

  /// Creates a nested scene in the current one.
  init(_ scene: Scene, objectCount: Int) {
    self.scene = scene
    outer = Self.current
    total = outer?.total ?? Total()
    total.objects += objectCount
  }

  /// Returns why a scene is not created inside the current one; nil if it can be.
  static func problem(with scene: Scene, objectCount: Int) -> String? {
    guard let current else { return nil }
    let around = Array(sequence(first: current, next: \.outer))
    if let end = around.firstIndex(where: { $0.scene == scene }) {
      let circle = [scene.id] + around[..<end].map(\.scene.id).reversed() + [scene.id]
      return "the scene '\(scene.id)' contains itself: \(circle.joined(separator: ", "))."
    }
    if around.count >= maximumSceneCount {
      return "scenes contain each other more than \(maximumSceneCount) deep."
    }
    if current.total.objects + objectCount > maximumObjectCount {
      return "scenes contain each other with more than \(maximumObjectCount) objects."
    }
    return nil
  }

  /// Runs a closure inside the scene.
  func inside<Value>(_ make: () -> Value) -> Value { Self.with(self, make) }

  /// Runs a closure outside of all scenes, for requests of the app.
  static func outside<Value>(_ make: () -> Value) -> Value { with(nil, make) }

  private static func with<Value>(_ nesting: SceneNesting?, _ make: () -> Value) -> Value {
    let before = current
    current = nesting
    defer { current = before }
    return make()
  }
}

/// The common part of cell and supplementary registrations: a reuse queue of their own.
@MainActor
struct Registration {
  private static var count = 0

  let identifier: String
  let source: ViewSource
  private let wasCreatedInRequest: Bool

  init(_ source: ViewSource) {
    Self.count += 1
    identifier = "UICollectionView.Registration-\(Self.count)"
    self.source = source
    wasCreatedInRequest = ViewRequests.current.count > 0
  }

  /// Calls a data source for a view, and marks registrations created during the call.
  static func request<View>(_ make: () -> View) -> View {
    let requests = ViewRequests.current
    requests.count += 1
    defer { requests.count -= 1 }
    return make()
  }

  /// Stops the program if the registration was created in the call that uses it, as on iOS 15: each
  /// such call would create its own reuse queue, and no view would ever be reused.
  func checkThatReusable(_ view: String, _ request: String, _ provider: String) {
    guard wasCreatedInRequest else { return }
    stop(
      "Attempted to dequeue a \(view) using a registration that was created inside \(request) or "
        + "inside a UICollectionViewDiffableDataSource \(provider) provider. Creating a new "
        + "registration each time a \(view) is requested will prevent reuse and cause created "
        + "\(view)s to remain inaccessible in memory for the lifetime of the collection view. "
        + "Registrations should be created up front and reused. Registration: \(identifier)")
  }
}

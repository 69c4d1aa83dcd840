/// A drag as its destinations see it.
@MainActor
package final class DropSession: UIDropSession {
  private let drag: DragSession
  package let progress = Progress(totalUnitCount: 0)

  init(of drag: DragSession) { self.drag = drag }

  package var dragSession: DragSession { drag }
  package var localDragSession: (any UIDragSession)? { drag }
  package var items: [UIDragItem] { drag.items }
  package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  package func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    var loaded: [Int: any NSItemProviderReading] = [:]
    var missing = providers.count
    progress.totalUnitCount += Int64(missing)
    if missing == 0 { MediaClock.current.schedule(after: 0) { completion([]) } }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { [progress] object, _ in
        loaded[index] = object
        missing -= 1
        progress.completedUnitCount += 1
        if missing == 0 { completion(providers.indices.compactMap { loaded[$0] }) }
      }
    }
    return progress
  }
}

/// The kinds of counted work.
package enum Work: Int32, CaseIterable, Sendable {
  /// Created cells, headers, footers and decoration views.
  case viewsCreated
  /// Views dequeued for reuse.
  case viewsReused
  /// Calls of `collectionView(_:cellForItemAt:)`.
  case cellRequests
  /// Cells prepared ahead of becoming visible during scrolling.
  case cellsPrepared
  /// Cells prepared ahead by a screen at rest.
  case cellsPreparedAtRest
  /// Items announced to a prefetching data source.
  case itemsAnnounced
  /// Calls of `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)` by a collection
  /// view.
  case layoutQueries
  /// Laid-out texts, without those from the cache.
  case textsLaidOut
  /// Layers that drew their contents.
  case layersDrawn
  /// Pixels written or blended, in backing stores and by the compositor.
  case pixelsTouched

  /// Nib and storyboard files that were read.
  case nibsRead
  /// Objects created from them.
  case nibObjectsMade

  /// The name in JSON and tables.
  package var name: String {
    switch self {
    case .viewsCreated: "views_created"
    case .viewsReused: "views_reused"
    case .cellRequests: "cell_requests"
    case .cellsPrepared: "cells_prepared"
    case .cellsPreparedAtRest: "cells_prepared_at_rest"
    case .itemsAnnounced: "items_announced"
    case .layoutQueries: "layout_queries"
    case .textsLaidOut: "texts_laid_out"
    case .layersDrawn: "layers_drawn"
    case .pixelsTouched: "pixels_touched"
    case .nibsRead: "nibs_read"
    case .nibObjectsMade: "nib_objects_made"
    }
  }
}

/// What is counted.
package enum Work: Int32, CaseIterable, Sendable {
  /// Cells, headers, footers and decoration views that were made.
  case viewsCreated
  /// Those that were taken from a reuse queue instead.
  case viewsReused
  /// Calls of `collectionView(_:cellForItemAt:)`.
  case cellRequests
  /// Cells that were asked for ahead, while content scrolled, before they came into sight.
  case cellsPrepared
  /// Cells that were asked for ahead by a screen that stood still.
  case cellsPreparedAtRest
  /// Items that a prefetching data source was told of.
  case itemsAnnounced
  /// Calls of `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)` by a collection
  /// view.
  case layoutQueries
  /// Texts that were broken into lines; one found in the cache is not laid out.
  case textsLaidOut
  /// Layers that drew their own pixels.
  case layersDrawn
  /// Pixels written or blended: into backing stores, and where the compositor put them together.
  case pixelsTouched

  /// Nib and storyboard files that were read.
  case nibsRead
  /// Objects that were made of them.
  case nibObjectsMade

  /// In JSON and in tables.
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

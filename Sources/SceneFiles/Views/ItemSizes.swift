import UIKit

/// The sizes of a scene's items, headers and footers in a view.
@MainActor
struct ItemSizes {
  let contents: SceneContents
  /// The size of the visible area without its content inset, in points.
  let room: CGSize

  /// Returns the size of an item; for self-sizing cells the estimate.
  func size(of path: ItemPath) -> CGSize {
    guard let item = contents.item(path) else { return .zero }
    let flow = contents.flow(inSection: path.section)
    let extent = item.itemSize ?? flow.itemSize
    let size = size(of: item, extent, flow, estimate: flow.estimatedItemSize)
    return CGSize(width: max(1, size.width), height: max(1, size.height))
  }

  /// Returns the size of an item by its content, ignoring the estimate.
  func measuredSize(of path: ItemPath) -> CGSize {
    guard let item = contents.item(path) else { return .zero }
    let flow = contents.flow(inSection: path.section)
    let size = size(of: item, item.itemSize ?? flow.itemSize, flow, estimate: nil)
    return CGSize(width: max(1, size.width), height: max(1, size.height))
  }

  private func size(
    of item: AssembledScene.Item, _ extent: ExtentModel, _ flow: FlowModel, estimate: CGSize?
  ) -> CGSize {
    let inner = CGSize(
      width: max(1, room.width - flow.sectionInset.left - flow.sectionInset.right),
      height: max(1, room.height - flow.sectionInset.top - flow.sectionInset.bottom))
    if flow.scrollDirection == .horizontal, let columns = extent.columns {
      let height = share(of: inner.height, columns, flow.minimumInteritemSpacing)
      let width = extent.aspectRatio.map { height * $0 }
      return CGSize(
        width: width ?? measured(item, nil).width, height: height)
    }
    let width = width(of: item, extent, flow, inner.width, estimate)
    let height: CGFloat =
      if let ratio = extent.aspectRatio {
        UIScreen.main.roundedToPixel(width / ratio)
      } else {
        switch extent.height {
        case .points(let points): points
        case .fill: inner.height
        case .automatic: estimate?.height ?? measured(item, width).height
        }
      }
    return CGSize(width: width, height: height)
  }

  private func width(
    of item: AssembledScene.Item, _ extent: ExtentModel, _ flow: FlowModel, _ room: CGFloat,
    _ estimate: CGSize?
  ) -> CGFloat {
    if let columns = extent.columns {
      return share(of: room, columns, flow.minimumInteritemSpacing)
    }
    switch extent.width {
    case .points(let points): return points
    case .fill: return room
    case .automatic: return min(room, estimate?.width ?? measured(item, nil).width)
    }
  }

  /// Returns the width of a column, rounded down to whole pixels so that the columns fit.
  private func share(of length: CGFloat, _ columns: Int, _ spacing: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    let width = (length - CGFloat(columns - 1) * spacing) / CGFloat(columns)
    return max(1, (width * scale + 0.001).rounded(.down) / scale)
  }

  private func measured(_ item: AssembledScene.Item, _ width: CGFloat?) -> CGSize {
    contents.size(of: item, inWidth: width)
  }

  // MARK: Compositional layouts

  /// Returns the preferred size of an item, a header or a badge by its content.
  func preferredSize(
    of item: AssembledScene.Item, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    let own = attributes.fittedAxes.contains(.horizontal)
    let width = own ? min(room.width, measured(item, nil).width) : attributes.size.width
    let size = measured(item, width)
    return CGSize(width: max(1, own ? width : size.width), height: max(1, size.height))
  }

  // MARK: Headers and footers

  /// Returns the reference size of a section's header or footer, or zero if there is none.
  func barSize(ofKind kind: String, inSection section: Int) -> CGSize {
    guard let item = contents.bar(ofKind: kind, inSection: section) else { return .zero }
    let flow = contents.flow(inSection: section)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    if let size = isHeader ? flow.headerReferenceSize : flow.footerReferenceSize { return size }
    return flow.scrollDirection == .vertical
      ? CGSize(width: room.width, height: measured(item, room.width).height)
      : CGSize(width: measured(item, nil).width, height: room.height)
  }
}

extension UIScreen {
  /// Returns a length rounded to pixels, at least one.
  func roundedToPixel(_ length: CGFloat) -> CGFloat {
    max(1, (length * scale).rounded()) / scale
  }
}

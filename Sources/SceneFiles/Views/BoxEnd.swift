import UIKit

/// The ends of a box to which content is pinned.
enum BoxEnd {
  case start, stop, middle, both
}

extension BoxModel.Align {
  var end: BoxEnd {
    switch self {
    case .fill: .both
    case .start: .start
    case .center: .middle
    case .end: .stop
    }
  }

  var uiAlignment: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .start: .leading
    case .center: .center
    case .end: .trailing
    }
  }
}

extension BoxModel.Justify {
  var end: BoxEnd {
    switch self {
    case .start, .spaceBetween: .start
    case .center: .middle
    case .end: .stop
    }
  }
}

extension ResolvedBox {
  /// Returns a content's share of the remaining room along the axis: an image without other sizes
  /// has one, and in a row a control that fills the width.
  func share(ofContent index: Int) -> CGFloat {
    switch contents[index] {
    case .text: return 0
    case .image: return contents.count == 1 || model.axis == .vertical ? 1 : 0
    case .control(let control): return model.axis == .horizontal && control.isWide ? 1 : 0
    case .box(let child):
      let own = model.axis == .vertical ? child.model.height : child.model.width
      let isFree = child.model.grow == 0 && own == nil && child.model.aspectRatio == nil
      let fills = child.hasImage || model.axis == .horizontal && child.hasWideControl
      return isFree && fills ? 1 : child.model.grow
    }
  }
}

@MainActor
extension ResolvedBox.Content {
  /// Returns whether the content may be shorter than its container across the axis: a row's height
  /// or a column's width.
  func isShort(across isRow: Bool) -> Bool {
    guard case .box(let child) = self else { return false }
    return isRow
      ? child.model.height != nil || child.model.maxHeight != nil || child.model.aspectRatio != nil
      : child.model.width != nil || child.model.maxWidth != nil
  }

  /// Whether the content fills the width of a column with any alignment.
  var takesRoomAcross: Bool {
    switch self {
    case .image: true
    case .text: false
    case .control(let control): control.isWide
    case .box(let child): child.model.aspectRatio != nil && child.model.width == nil
    }
  }
}

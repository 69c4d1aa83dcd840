import UIKit

/// The configuration of a compositional layout.
struct CompositionalModel: TableDecodable {
  var scrollDirection = FlowModel.ScrollDirection.vertical
  var interSectionSpacing = 0.0
  var contentInsetsReference = InsetsReference.automatic

  /// UIKit's references, by their names.
  enum InsetsReference: String, CaseIterable, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent

    var uiReference: UIContentInsetsReference {
      switch self {
      case .automatic: .automatic
      case .none: .none
      case .safeArea: .safeArea
      case .layoutMargins: .layoutMargins
      case .readableContent: .readableContent
      }
    }
  }

  @MainActor var configuration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    configuration.interSectionSpacing = interSectionSpacing
    configuration.contentInsetsReference = contentInsetsReference.uiReference
    return configuration
  }

  static let table = Table<CompositionalModel>(
    "compositional",
    """
    A `UICollectionViewCompositionalLayout`: the keys common to all sections. Their groups are \
    in `sections`.
    """,
    keys: [
      Key(
        "scrollDirection", \.scrollDirection, .choice, example: "horizontal",
        "The direction in which content scrolls."),
      Key(
        "interSectionSpacing", \.interSectionSpacing, .length, unit: "points", example: "20",
        "The distance between sections."),
      Key(
        "contentInsetsReference", \.contentInsetsReference, .choice, example: "layoutMargins",
        "What the sections' `contentInsets` are measured from."),
    ])
}

/// A section of a compositional layout.
struct CompositionalSectionModel: Sendable {
  var group: GroupModel?
  var interGroupSpacing = 0.0
  var contentInsets = UIEdgeInsets.zero
  var contentInsetsReference: CompositionalModel.InsetsReference?
  var supplementariesFollowContentInsets = true
  var headerLayout = BoundaryModel()
  var footerLayout = BoundaryModel()
}

/// The layout of the header or footer of such a section.
struct BoundaryModel: TableDecodable {
  var size = DimensionsModel(.fraction(1), .automatic)
  var alignment: Alignment?
  var offset = CGPoint.zero
  var pinToVisibleBounds = false
  var extendsBoundary = true
  var zIndex = 1

  enum Alignment: String, CaseIterable, Sendable {
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var uiAlignment: NSRectAlignment {
      switch self {
      case .top: .top
      case .topLeading: .topLeading
      case .leading: .leading
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      case .trailing: .trailing
      case .topTrailing: .topTrailing
      }
    }
  }

  static let table = Table<BoundaryModel>(
    "boundary", "The place of a section's header or footer in a compositional layout.",
    keys: [
      Key(
        "size", \.size, DimensionsModel.codec, unit: "points", example: "[50%, 30]",
        "Its size; shares are of the section."),
      Key(
        "alignment", optional: \.alignment, .choice,
        without: "`top` of headers, `bottom` of footers",
        example: "topTrailing", "The edge or corner of the section at which it is."),
      Key(
        "offset", \.offset, .point, unit: "points", example: "[0, -8]",
        "The offset from there, to the trailing side and down."),
      Key(
        "pinToVisibleBounds", \.pinToVisibleBounds, .boolean, example: "true",
        "Whether it stays visible while the section is visible."),
      Key(
        "extendsBoundary", \.extendsBoundary, .boolean, example: "false",
        "Whether the section grows by it, or it overlaps the section's content."),
      Key(
        "zIndex", \.zIndex, .whole(-1_000...1_000), example: "-1",
        "The order from back to front: items are at 0, or at 1 over a background."),
    ])
}

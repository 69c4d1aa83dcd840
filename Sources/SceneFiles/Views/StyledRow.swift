import UIKit

/// A row, a header or a footer of a list.
final class StyledRow: UICollectionViewListCell {
  static let rowIdentifier = "row"

  func show(_ item: AssembledScene.Item, in contents: SceneContents) {
    let row = item.row?.model ?? RowModel()
    contentConfiguration =
      item.style == nil
      ? system(item, row.content, contents) : BoxContent(item, in: contents)
    indentationWidth = row.indentationWidth
    indentationLevel = row.indentationLevel + (item.row?.level ?? 0)
    accessories = row.accessories.compactMap { $0.accessory(of: item, in: contents) }
  }

  private func system(
    _ item: AssembledScene.Item, _ kind: RowModel.Content, _ contents: SceneContents
  ) -> UIListContentConfiguration {
    var content =
      switch kind {
      case .cell: defaultContentConfiguration()
      case .subtitleCell: UIListContentConfiguration.subtitleCell()
      case .valueCell: UIListContentConfiguration.valueCell()
      }
    content.text = item.fields["text"]
    content.secondaryText = item.fields["secondaryText"]
    content.image = item.fields["image"].flatMap { contents.scene.images.images[$0] }
    return content
  }
}

extension AccessoryModel {
  /// Returns the accessory, or nil for an empty box.
  @MainActor
  fileprivate func accessory(
    of item: AssembledScene.Item, in contents: SceneContents
  ) -> UICellAccessory? {
    let tint = contents.resolver.color(tintColor, item.fields)
    let displayed = displayed?.state ?? type?.defaultState ?? .always
    if let label {
      return .label(
        text: label.value.text(item.fields), displayed: displayed, options: .init(tintColor: tint))
    }
    if let style {
      return custom(
        AssembledScene.Item(style: style.value, fields: item.fields, itemSize: nil), displayed,
        in: contents)
    }
    let sign = UICellAccessory.SignOptions(tintColor: tint)
    let circle = UICellAccessory.CircleOptions(backgroundColor: tint)
    return switch type {
    case nil: nil
    case .disclosureIndicator: .disclosureIndicator(displayed: displayed, options: sign)
    case .outlineDisclosure:
      .outlineDisclosure(displayed: displayed, options: .init(tintColor: tint))
    case .checkmark: .checkmark(displayed: displayed, options: sign)
    case .delete: .delete(displayed: displayed, options: circle)
    case .insert: .insert(displayed: displayed, options: circle)
    case .reorder: .reorder(displayed: displayed, options: .init(tintColor: tint))
    case .multiselect: .multiselect(displayed: displayed, options: circle)
    case .detail: .detail(displayed: displayed, options: sign)
    }
  }

  @MainActor
  private func custom(
    _ item: AssembledScene.Item, _ displayed: UICellAccessory.DisplayedState,
    in contents: SceneContents
  ) -> UICellAccessory? {
    guard let box = contents.box(of: item) else { return nil }
    let size = contents.size(of: item, inWidth: nil)
    let view = BoxView(frame: CGRect(origin: .zero, size: size))
    view.show(box, direction: contents.direction)
    let location: UICellAccessory.Placement =
      placement == .leading ? .leading(displayed: displayed) : .trailing(displayed: displayed)
    return .customView(
      configuration: .init(customView: view, placement: location, maintainsFixedSize: true))
  }
}

extension AccessoryModel.Kind {
  /// UIKit's default state of display.
  fileprivate var defaultState: UICellAccessory.DisplayedState {
    switch self {
    case .delete, .insert, .reorder, .multiselect: .whenEditing
    case .disclosureIndicator, .outlineDisclosure, .checkmark, .detail: .always
    }
  }
}

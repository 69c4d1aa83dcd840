extension UICellAccessory {
  /// A chevron: the row leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.disclosureIndicator, displayed)
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    return accessory
  }

  /// A check mark in the tint colour.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.checkmark, displayed)
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    return accessory
  }

  /// A red minus. Without a handler a tap reveals the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed)
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.backgroundColor
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// A green plus.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed)
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.backgroundColor
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// A circle, filled and checked while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.multiselect, displayed)
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.backgroundColor
    return accessory
  }

  /// An i in a circle (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.detail, displayed)
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// Three lines by which a finger moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .reorder, displayed, .reorder(showsSeparator: options.showsVerticalSeparator ?? true))
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    return accessory
  }

  /// A chevron that shows and hides what is under the row's item. Without a handler it does so in
  /// the section snapshot of a diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, .outline(options.style))
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, .label(text, options))
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    return accessory
  }

  /// The chosen element of a menu, which is kept and not opened (iOS 17).
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, .menu(menu))
    accessory.isHidden = options.isHidden
    accessory.reservedLayoutWidth = options.reservedLayoutWidth
    accessory.tintColor = options.tintColor
    return accessory
  }

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var accessory = UICellAccessory(
      .customView(ObjectIdentifier(view)), displayed,
      .view(view, maintainsFixedSize: configuration.maintainsFixedSize))
    (accessory.isLeading, accessory.position) = (isLeading, position)
    accessory.isHidden = configuration.isHidden
    accessory.reservedLayoutWidth = configuration.reservedLayoutWidth
    accessory.tintColor = configuration.tintColor
    return accessory
  }
}

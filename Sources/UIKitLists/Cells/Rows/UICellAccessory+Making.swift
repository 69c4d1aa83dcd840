extension UICellAccessory {
  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: any CellAccessoryOptions,
    _ content: Content = .sign, actionHandler: ActionHandler? = nil
  ) {
    self.init(type, displayed, content)
    isHidden = options.isHidden
    reservedLayoutWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
    backgroundColor = (options as? CircleOptions)?.backgroundColor
    self.actionHandler = actionHandler
  }

  /// Returns a chevron, for rows that navigate.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// Returns a check mark in the tint colour.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// Returns a red minus. Without a handler, a tap reveals the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options, actionHandler: actionHandler)
  }

  /// Returns a green plus.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options, actionHandler: actionHandler)
  }

  /// Returns a circle, filled and checked while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// Returns an i in a circle (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options, actionHandler: actionHandler)
  }

  /// Returns three lines with which a touch moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, options,
      .reorder(showsSeparator: options.showsVerticalSeparator ?? true))
  }

  /// Returns a chevron that expands and collapses the row's item. Without a handler, it does so in
  /// the section snapshot of a diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, options, .outline(options.style),
      actionHandler: actionHandler)
  }

  /// Returns a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(.label, displayed, options, .label(text, options)) }

  /// Returns the title of a menu's selected element (iOS 17). The menu is stored, never opened.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions()
  ) -> UICellAccessory { UICellAccessory(.popUpMenu, displayed, options, .menu(menu)) }

  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var accessory = UICellAccessory(
      .customView(view), displayed, configuration,
      .view(view, maintainsFixedSize: configuration.maintainsFixedSize))
    (accessory.isLeading, accessory.position) = (isLeading, position)
    return accessory
  }
}

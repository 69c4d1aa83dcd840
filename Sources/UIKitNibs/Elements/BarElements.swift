import InterfaceBuilder

extension ElementPart {
  static let toolbar = ElementPart(
    UIToolbar.self,
    [
      "items": .objects { (bar: UIToolbar, items: [UIBarButtonItem]) in bar.items = items },
      "barStyle": .choice(UIBarStyle.byDocumentName) { $0.barStyle = $1 },
      "barTintColor": .color { $0.barTintColor = $1 },
      "translucent": .bool { $0.isTranslucent = $1 },
      "standardAppearance": appearance(\UIToolbar.standardAppearance),
      "scrollEdgeAppearance": appearance(\UIToolbar.scrollEdgeAppearance),
      "compactAppearance": appearance(\UIToolbar.compactAppearance),
      "compactScrollEdgeAppearance": appearance(\UIToolbar.compactScrollEdgeAppearance),
    ])

  /// A setting for the appearance of a bar; each bar gets its own.
  private static func appearance<Bar: AnyObject, Appearance: UIBarAppearance>(
    _ place: ReferenceWritableKeyPath<Bar, Appearance?>
  ) -> Setting<Bar> {
    .model { model, compiler in
      let steps = AppearanceDescription(model, compiler.plan)
      return { bar, _ in bar[keyPath: place] = steps.make() }
    }
  }

  private static func appearance<Bar: AnyObject, Appearance: UIBarAppearance>(
    _ place: ReferenceWritableKeyPath<Bar, Appearance>
  ) -> Setting<Bar> {
    .model { model, compiler in
      let steps = AppearanceDescription(model, compiler.plan)
      return { bar, _ in bar[keyPath: place] = steps.make() }
    }
  }

  static let tabBar = ElementPart(
    UITabBar.self,
    [
      "items": .objects { (bar: UITabBar, items: [UITabBarItem]) in bar.items = items },
      "barStyle": .choice(UIBarStyle.byDocumentName) { $0.barStyle = $1 },
      "barTintColor": .color { $0.barTintColor = $1 },
      "translucent": .bool { $0.isTranslucent = $1 },
      "unselectedItemTintColor": .color { $0.unselectedItemTintColor = $1 },
      "selectedItem": .reference { (bar: UITabBar, item: UITabBarItem) in bar.selectedItem = item },
      "selectedImageTintColor": .color { if let color = $1 { $0.tintColor = color } },
      "standardAppearance": appearance(\UITabBar.standardAppearance),
      "scrollEdgeAppearance": appearance(\UITabBar.scrollEdgeAppearance),
      "itemPositioning": .known, "backgroundImage": .known, "shadowImage": .known,
    ])

  static let navigationBar = ElementPart(
    UINavigationBar.self,
    [
      "barStyle": .choice(UIBarStyle.byDocumentName) { $0.barStyle = $1 },
      "items": .objects { (bar: UINavigationBar, items: [UINavigationItem]) in
        bar.topItem = items.last
      },
      "barTintColor": .color { $0.barTintColor = $1 },
      "translucent": .bool { $0.isTranslucent = $1 },
      "titleTextAttributes": .model { model, compiler in
        let attributes = compiler.plan.textAttributes(model)
        return { bar, _ in bar.titleTextAttributes = attributes }
      },
      "shadowImage": .image { $0.shadowImage = $1 },
      "largeTitles": .bool { $0.prefersLargeTitles = $1 },
      "largeTitleTextAttributes": .model { model, compiler in
        let attributes = compiler.plan.textAttributes(model)
        return { bar, _ in bar.largeTitleTextAttributes = attributes }
      },
      "backIndicatorImage": .known,
      "backIndicatorTransitionMaskImage": .known,
      "standardAppearance": appearance(\UINavigationBar.appearances.standard),
      "scrollEdgeAppearance": appearance(\UINavigationBar.appearances.scrollEdge),
      "compactAppearance": appearance(\UINavigationBar.appearances.compact),
      "compactScrollEdgeAppearance": appearance(\UINavigationBar.appearances.compactScrollEdge),
    ])

  static let barItem = ElementPart(
    UIBarItem.self,
    [
      "title": .string { $0.title = $1 },
      "image": .image { $0.image = $1 },
      "enabled": .bool { $0.isEnabled = $1 },
      "tag": .integer { $0.tag = $1 },
      "landscapeImage": .known, "imageInsets": .known, "landscapeImagePhoneInsets": .known,
      "landscapeImagePhone": .known,
    ])

  static let barButtonItem = ElementPart(
    UIBarButtonItem.self,
    [
      "systemItem": Setting { value, model, compiler in
        guard let name = value.string else { return nil }
        if UIBarButtonItem.SystemItem.byDocumentName[name] != nil { return { _, _ in } }
        compiler.plan.diagnose(
          model.line, "there is no system item '\(name)' here; its name replaces it.")
        return { item, _ in item.title = name.prefix(1).uppercased() + name.dropFirst() }
      },
      "style": .choice([
        "plain": .plain, "done": .done, "bordered": UIBarButtonItem.Style.plain,
      ]) { $0.style = $1 },
      "width": .number { $0.width = max(0, $1) },
      "tintColor": .color { $0.tintColor = $1 },
      "customView": .object { (item: UIBarButtonItem, view: UIView) in item.customView = view },
      "view": .object { (item: UIBarButtonItem, view: UIView) in item.customView = view },
      "preferredSymbolConfiguration": .known, "accessibilityConfiguration": .known,
      "selected": .known, "hidden": .known, "menu": .known,
      "changesSelectionAsPrimaryAction": .known, "springLoaded": .known,
    ])

  static let tabBarItem = ElementPart(
    UITabBarItem.self,
    [
      "systemItem": .string { item, name in if let name { item.title = systemTitles[name] } },
      "selectedImage": .image { $0.selectedImage = $1 },
      "badgeValue": .string { $0.badgeValue = $1 },
      "badgeColor": .color { $0.badgeColor = $1 },
      "titlePositionAdjustment": .known, "accessibilityConfiguration": .known,
    ])

  /// The titles of the system's tab bar items, in English.
  private static let systemTitles = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent",
    "mostViewed": "Most Viewed",
  ]

  static let navigationItem = ElementPart(
    UINavigationItem.self,
    [
      "title": .string { $0.title = $1 },
      "leftBarButtonItem": .object { (item: UINavigationItem, button: UIBarButtonItem) in
        item.leftBarButtonItem = button
      },
      "rightBarButtonItem": .object { (item: UINavigationItem, button: UIBarButtonItem) in
        item.rightBarButtonItem = button
      },
      "leftBarButtonItems": .objects { (item: UINavigationItem, buttons: [UIBarButtonItem]) in
        item.leftBarButtonItems = buttons
      },
      "rightBarButtonItems": .objects { (item: UINavigationItem, buttons: [UIBarButtonItem]) in
        item.rightBarButtonItems = buttons
      },
      "titleView": .object { (item: UINavigationItem, view: UIView) in item.titleView = view },
      "backBarButtonItem": .object { (item: UINavigationItem, button: UIBarButtonItem) in
        item.backBarButtonItem = button
      },
      "backButtonTitle": .string { $0.backButtonTitle = $1 },
      "hidesBackButton": .bool { $0.hidesBackButton = $1 },
      "leftItemsSupplementBackButton": .bool { $0.leftItemsSupplementBackButton = $1 },
      "largeTitleDisplayMode": .choice([
        "automatic": .automatic, "always": .always,
        "never": UINavigationItem.LargeTitleDisplayMode.never,
      ]) { $0.largeTitleDisplayMode = $1 },
      "prompt": .known, "style": .known,
    ])
}

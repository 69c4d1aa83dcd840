/// The rooms of UIKit, the folders in `Sources/UIKit`, and what each may name of the others.
///
/// A row says which other rooms' types the files of a room may name. A new room needs a row; a
/// room inside another one has a row of its own where it may name more. What does not fit is an
/// exception: the file, the type and the reason.
enum Rooms {
  struct Room: Sendable {
    let folder: String
    let mayName: Set<String>
  }

  struct Exception: Sendable {
    /// A file, or a folder with all its files.
    let path: String
    let types: Set<String>
    let reason: String
  }

  static let all: [Room] = [
    // What is dragged from view to view.
    Room(
      folder: "DragAndDrop",
      mayName: [
        "Animation", "Drawing", "Geometry", "Images", "Runtime", "Runtime/Optionals", "Text",
        "Touches", "Views",
      ]),
    // What fingers that rest open.
    Room(
      folder: "Menus",
      mayName: [
        "Animation", "Controls", "Devices", "DragAndDrop", "Drawing", "Geometry", "Images",
        "Runtime", "Runtime/Optionals", "Text", "Touches", "Views",
      ]),
    // What lies under a pointer.
    Room(
      folder: "Pointer",
      mayName: ["DragAndDrop", "Drawing", "Geometry", "Runtime", "Touches", "Views"]),
    // What is said of things to somebody who does not look: the base of responders, and the
    // standards of UIKit's own views.
    Room(
      folder: "Accessibility",
      mayName: [
        "Controls", "Drawing", "Images", "Runtime", "TableView", "Text", "Touches", "Traits",
        "Views",
      ]),
    // The app, its scenes and its windows.
    Room(
      folder: "Scenes",
      mayName: [
        "Controllers", "Devices", "Geometry", "Nibs", "Runtime", "Touches", "Traits", "Views",
      ]),
    // Names of Swift 4.0, of everything.
    Room(
      folder: "Runtime/OldNames",
      mayName: [
        "Animation", "AutoLayout", "CollectionView", "CollectionViewLayout", "Controllers",
        "Controls", "Devices", "Geometry", "Images", "Scenes", "ScrollView", "TableView", "Text",
        "Touches", "Views",
      ]),
    // Grey boxes for what other frameworks have.
    Room(
      folder: "Stubs",
      mayName: ["Controllers", "Devices", "Drawing", "Geometry", "Runtime", "Text", "Views"]),
    // Values that everything is made of.
    Room(folder: "Geometry", mayName: []),
    Room(folder: "Runtime", mayName: ["Geometry"]),
    Room(folder: "Devices", mayName: ["Geometry", "Traits"]),
    Room(folder: "Traits", mayName: ["Drawing", "Devices", "Runtime", "Views"]),
    Room(folder: "Drawing", mayName: ["Geometry", "Devices", "Images", "Runtime", "Traits"]),
    Room(folder: "AutoLayout", mayName: ["Devices", "Geometry", "Runtime", "Text", "Views"]),
    // Nibs make objects of all kinds.
    Room(
      folder: "Nibs",
      mayName: [
        "AutoLayout", "CollectionView", "CollectionViewLayout", "Controllers", "Controls",
        "Devices", "Drawing", "Geometry", "Images", "Runtime", "ScrollView", "TableView", "Text",
        "Touches", "Views",
      ]),
    // The base: what every view can do. It names no view of a higher room.
    Room(
      folder: "Views",
      mayName: [
        "AutoLayout", "Devices", "Drawing", "Geometry", "Runtime", "Touches", "Traits",
      ]),
    // Scripts turn the screen.
    Room(
      folder: "Touches",
      mayName: ["Accessibility", "Devices", "Geometry", "Nibs", "Runtime", "Views"]),
    Room(folder: "Animation", mayName: ["Devices", "Drawing", "Runtime", "Views"]),
    // Items that move by physics: views and layouts' attributes.
    Room(
      folder: "Dynamics",
      mayName: ["CollectionViewLayout", "Drawing", "Geometry", "Runtime", "Views"]),
    // Views of one kind each.
    Room(
      folder: "Text",
      mayName: ["Devices", "Drawing", "Geometry", "Images", "Runtime", "Traits", "Views"]),
    Room(
      folder: "Images",
      mayName: [
        "Devices", "Drawing", "Geometry", "Images/Symbols", "Images/Vectors", "Runtime", "Traits",
        "Views",
      ]),
    Room(
      folder: "Images/Assets",
      mayName: [
        "Devices", "Drawing", "Geometry", "Images", "Images/Symbols", "Images/Vectors", "Runtime",
        "Traits",
      ]),
    // What images are drawn from, and the files it comes in.
    Room(folder: "Images/Vectors", mayName: ["Images", "Runtime"]),
    // Images that go with text: their sizes are fonts'.
    Room(
      folder: "Images/Symbols",
      mayName: ["Devices", "Drawing", "Images", "Images/Vectors", "Runtime", "Text", "Traits"]),
    Room(folder: "Images/Loading", mayName: ["Images", "Views"]),
    Room(
      folder: "ScrollView",
      mayName: ["AutoLayout", "Devices", "Geometry", "Runtime", "Touches", "Views"]),
    Room(
      folder: "Controls",
      mayName: [
        "Accessibility", "Animation", "Devices", "Drawing", "Geometry", "Images", "Menus",
        "Runtime", "Runtime/Optionals", "ScrollView", "Text", "Touches", "Traits", "Views",
        "Views/Configurations",
      ]),
    Room(
      folder: "Views/Configurations",
      mayName: [
        "AutoLayout", "Devices", "Drawing", "Geometry", "Images", "Text", "Traits", "Views",
      ]),
    // What a screen's session begins with.
    Room(folder: "Session", mayName: ["Devices", "Images", "Traits"]),
    // The collection view and its layouts.
    Room(
      folder: "CollectionViewLayout",
      mayName: [
        "Devices", "Drawing", "Geometry", "Nibs", "Runtime", "Runtime/Optionals", "Traits", "Views",
        "Views/Configurations",
      ]),
    Room(
      folder: "CollectionView",
      mayName: [
        "Animation", "AutoLayout", "CollectionView/Lists", "CollectionView/SwipeActions",
        "CollectionViewLayout", "Devices", "DragAndDrop", "Drawing", "Geometry", "Menus", "Nibs",
        "Runtime", "ScrollView", "Touches", "Traits", "Views", "Views/Configurations",
      ]),
    // What stands beside the content of rows are signs, controls and texts.
    Room(
      folder: "CollectionView/Lists",
      mayName: [
        "AutoLayout", "CollectionView", "CollectionView/SwipeActions", "CollectionViewLayout",
        "Controls", "Devices", "Drawing", "Geometry", "Images", "Text", "Touches", "Views",
        "Views/Configurations",
      ]),
    Room(
      folder: "CollectionView/SwipeActions",
      mayName: [
        "CollectionView", "CollectionView/Lists", "CollectionViewLayout", "Controls", "Devices",
        "Drawing", "Geometry", "Images", "Text", "Touches", "Views", "Views/Configurations",
      ]),
    // The collection view's other face.
    Room(
      folder: "TableView",
      mayName: [
        "Animation", "AutoLayout", "CollectionView", "CollectionView/Lists",
        "CollectionView/SwipeActions", "CollectionViewLayout", "Controllers", "Controls",
        "Devices", "DragAndDrop", "Drawing", "Geometry", "Images", "Menus", "Nibs", "Runtime",
        "Runtime/Optionals", "ScrollView", "Text", "Touches", "Views", "Views/Configurations",
      ]),
    // Controllers stand above all views.
    Room(
      folder: "Controllers",
      mayName: [
        "Animation", "AutoLayout", "CollectionView", "CollectionViewLayout", "Controls", "Devices",
        "Drawing", "Geometry", "Images", "Menus", "Nibs", "Runtime", "Runtime/Optionals", "Scenes",
        "ScrollView", "TableView", "Text", "Touches", "Traits", "Views", "Views/Configurations",
      ]),
    // Controllers whose contents the system shows on iOS: grey boxes here.
    Room(
      folder: "Controllers/System",
      mayName: [
        "Controllers", "Controls", "Drawing", "Geometry", "Images", "Runtime", "Stubs", "Text",
        "Views",
      ]),
    // How optional requirements and classes by name work for those that have them.
    Room(
      folder: "Runtime/Optionals",
      mayName: [
        "CollectionView", "CollectionViewLayout", "Controllers", "Controllers/System", "Controls",
        "DragAndDrop", "Drawing", "Geometry", "Menus", "Runtime", "ScrollView", "TableView",
        "Touches", "Traits", "Views", "Views/Configurations",
      ]),
    Room(
      folder: "Runtime/Instantiation",
      mayName: [
        "CollectionView", "CollectionViewLayout", "Controllers", "Runtime", "TableView", "Views",
      ]),
  ]

  static let exceptions: [Exception] = [
    Exception(
      path: "Views/UIView.swift", types: ["UIViewController"],
      reason: "a root view tells its controller what it hears"),
    Exception(
      path: "Views/UIWindow.swift",
      types: ["AppState", "UIApplication", "UIViewController", "UIWindowScene"],
      reason: "UIWindow.rootViewController, UIWindow.windowScene"),
    Exception(
      path: "Views/UIView+Kept.swift", types: ["UIImage"],
      reason: "UIView.largeContentImage"),
    Exception(
      path: "Views/Configurations", types: ["UIVisualEffect", "UIVisualEffectView"],
      reason: "UIBackgroundConfiguration.visualEffect"),
    Exception(
      path: "Touches/UIResponder.swift",
      types: [
        "UICommand", "UIKeyCommand", "UIMenuBuilder", "NSUserActivity", "KeptActivity",
        "TextEditActions",
      ],
      reason: "what every responder may offer: commands of menus and keys, and activities"),
    Exception(
      path: "Runtime/ObjectiveC/NarrowerOutlet.swift", types: ["UIView", "ClassFinder"],
      reason: "outlets hold views of nibs, whose classes are looked up there"),
    Exception(
      path: "Menus/Editing/UIMenuController.swift", types: ["UIApplication"],
      reason: "commands go to the first responder that has their method"),
    Exception(
      path: "Controls/Menus/UICommand.swift", types: ["UIApplication"],
      reason: "commands go to the first responder that has their method"),
    Exception(
      path: "ScrollView/UIScrollView+SafeArea.swift", types: ["UIViewController"],
      reason: "what a controller shows counts as scrolled under its bars"),
    Exception(
      path: "ScrollView/UIScrollView.swift", types: ["UIRefreshControl", "UIViewController"],
      reason: "UIScrollView.refreshControl"),
    Exception(
      path: "Controls/Bars/UINavigationItem.swift", types: ["UISearchController"],
      reason: "UINavigationItem.searchController"),
    Exception(
      path: "Controls/Bars/UISearchBar.swift", types: ["UISearchController"],
      reason: "a bar tells its search what it hears"),
    Exception(
      path: "Menus/Context", types: ["UIViewController"],
      reason: "a context menu previews a controller"),
    Exception(
      path: "Traits/UIViewController+Traits.swift", types: ["UIViewController"],
      reason: "controllers override traits"),
    Exception(
      path: "CollectionViewLayout",
      types: [
        "UICollectionView", "UICollectionViewDelegate", "ViewSource", "ElementKey", "ItemMove",
        "ReuseKey", "ListGroundView",
      ],
      reason: "UICollectionViewLayout.collectionView, and what a layout registers and moves"),
    Exception(
      path: "CollectionView/Reordering", types: ["UICollectionViewController"],
      reason: "its controller says whether a move is followed"),
  ]
}

extension UITabBarItem {
  /// The items that the system knows. Raw values are UIKit's. Source: Apple,
  /// UITabBarItem.SystemItem.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// What somebody likes.
    case favorites = 1
    /// What is chosen by others.
    case featured = 2
    /// What is rated best.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What came before.
    case history = 6
    /// Marks.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What is loaded.
    case downloads = 9
    /// What came last.
    case mostRecent = 10
    /// What is looked at most.
    case mostViewed = 11

    /// What the item says, in English.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    /// The symbol that is most like the item's picture; Apple gives these no names. Uncertain.
    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      }
    }
  }
}

extension UITabBarItem {
  /// The system's tab bar items. Raw values are UIKit's. Source: Apple, UITabBarItem.SystemItem.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// Featured content.
    case featured = 2
    /// Top rated content.
    case topRated = 3
    /// Recent content.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// The history.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// The most recent content.
    case mostRecent = 10
    /// The most viewed content.
    case mostViewed = 11

    /// The title of the item, in English.
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

    /// The symbol most similar to the item's image, which Apple gives no name. Uncertain.
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

public import Foundation

/// What a tab bar shows for one screen.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The screens the system names and draws.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favorites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top Rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most Recent.
    case mostRecent = 10
    /// Most Viewed.
    case mostViewed = 11
  }

  /// Makes an item that shows nothing.
  public override init() { super.init() }
  /// Makes an item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    titleStorage = title
    imageStorage = image
    self.tag = tag
  }
  /// Makes an item with a title and a picture, and another for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    titleStorage = title
    imageStorage = image
    self.selectedImage = selectedImage
  }
  /// Makes one of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    let (title, symbol) = Self.known(systemItem)
    titleStorage = title
    imageStorage = SystemGlyph.symbol(symbol)
    self.tag = tag
  }
  /// Makes an item from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture while chosen.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// A word or number at the item's corner.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The badge's colour; red unless set.
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  /// How the item looks; the bar's unless set.
  open var standardAppearance: UITabBarAppearance? { didSet { itemDidChange() } }
  /// How the item looks while content is at the bar's edge; kept.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Moves the title.
  open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }

  private static func known(_ item: SystemItem) -> (String, String) {
    switch item {
    case .more: return ("More", "ellipsis")
    case .favorites: return ("Favorites", "star.fill")
    case .featured: return ("Featured", "star.fill")
    case .topRated: return ("Top Rated", "star.fill")
    case .recents: return ("Recents", "clock.fill")
    case .contacts: return ("Contacts", "person.fill")
    case .history: return ("History", "clock.fill")
    case .bookmarks: return ("Bookmarks", "bookmark.fill")
    case .search: return ("Search", "magnifyingglass")
    case .downloads: return ("Downloads", "square.and.arrow.down")
    case .mostRecent: return ("Most Recent", "clock.fill")
    case .mostViewed: return ("Most Viewed", "list.bullet")
    }
  }
}

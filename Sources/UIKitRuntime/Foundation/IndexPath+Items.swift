// Layouts create and read an index path for each item, so other modules inline these members.

extension IndexPath {
  /// Creates the index path of an item of a collection view.
  @inlinable public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates the index path of a row of a table view; equal to that of the item.
  @inlinable public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The index of the item in its section. The path must have two indexes.
  public var item: Int {
    @inlinable get { self[1] }
    @inlinable set { self[1] = newValue }
  }

  /// The index of the row in its section. The path must have two indexes.
  public var row: Int {
    @inlinable get { self[1] }
    @inlinable set { self[1] = newValue }
  }

  /// The index of the section. The path must have an index.
  public var section: Int {
    @inlinable get { self[0] }
    @inlinable set { self[0] = newValue }
  }
}

extension NSIndexPath {
  /// Creates the index path of an item of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the index path of a row of a table view; equal to that of the item.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }

  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
}

// Layouts make and take apart a path an item: other modules inline what is here.

extension IndexPath {
  /// The path of an item of a collection view.
  @inlinable public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The path of a row of a table view; the same path as the item's.
  @inlinable public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The item's index in its section. The path must have two indexes.
  public var item: Int {
    @inlinable get { self[1] }
    @inlinable set { self[1] = newValue }
  }

  /// The row's index in its section. The path must have two indexes.
  public var row: Int {
    @inlinable get { self[1] }
    @inlinable set { self[1] = newValue }
  }

  /// The section's index. The path must have an index.
  public var section: Int {
    @inlinable get { self[0] }
    @inlinable set { self[0] = newValue }
  }
}

extension NSIndexPath {
  /// The path of an item of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The path of a row of a table view; the same path as the item's.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The item's index in its section.
  public var item: Int { index(atPosition: 1) }

  /// The row's index in its section.
  public var row: Int { index(atPosition: 1) }

  /// The section's index.
  public var section: Int { index(atPosition: 0) }
}

import FoundationAdditions

/// Writes names of people. Foundation on Linux has a class of this name, too, that cannot be made:
/// a file that imports Foundation says `UIKit.PersonNameComponentsFormatter`.
public typealias PersonNameComponentsFormatter =
  FoundationAdditions.PersonNameComponentsFormatter

import Foundation

/// A slot of an image set.
struct ImageSlot: Decodable, Sendable {
  let common: AssetSlot
  private let filename: String?
  private let scale: String?
  private let resizing: Resizing?
  private let alignmentInsets: AssetInsets?

  private enum Key: String, CodingKey {
    case filename, scale, resizing
    case alignmentInsets = "alignment-insets"
  }

  init(from decoder: any Decoder) throws {
    common = try AssetSlot(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    filename = try container.decodeIfPresent(String.self, forKey: .filename)
    scale = try container.decodeIfPresent(String.self, forKey: .scale)
    resizing = try container.decodeIfPresent(Resizing.self, forKey: .resizing)
    alignmentInsets = try container.decodeIfPresent(AssetInsets.self, forKey: .alignmentInsets)
  }

  /// Whether the slot has a file in the set's folder.
  var isAssigned: Bool {
    guard let filename, !filename.isEmpty else { return false }
    return !filename.contains("/") && filename != ".."
  }

  private var pixelsPerPoint: Double? {
    scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the distance of the slot's scale from another one: 0 for equal, then larger, then
  /// smaller ones.
  func distance(to scale: Double) -> Double {
    guard let own = pixelsPerPoint else { return 0 }
    return own >= scale ? own - scale : 1000 + scale - own
  }

  func file(in folder: URL) -> AssetImageFile? {
    filename.map { name in
      AssetImageFile(
        file: folder.appendingPathComponent(name), scale: pixelsPerPoint,
        resizing: resizing?.slicing, alignmentInsets: alignmentInsets ?? AssetInsets())
    }
  }
}

/// The slicing of a slot's file.
private struct Resizing: Decodable, Sendable {
  struct Center: Decodable { let mode: String? }

  let slicing: AssetSlicing?

  private enum Key: String, CodingKey {
    case mode, center
    case capInsets = "cap-insets"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let insets = try container.decodeIfPresent(AssetInsets.self, forKey: .capInsets)
    let center = try container.decodeIfPresent(Center.self, forKey: .center)
    slicing = insets.map { AssetSlicing(insets: $0, isTiled: center?.mode == "tile") }
  }
}

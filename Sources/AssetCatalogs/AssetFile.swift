import Foundation

/// The `Contents.json` of a set or group.
enum AssetFile {
  /// The maximum size of a description, in bytes.
  private static let most = 1 << 20

  static func path(in folder: URL) -> String { folder.appendingPathComponent("Contents.json").path }

  static func read<Contents: Decodable>(in folder: URL) throws(AssetError) -> Contents {
    let path = path(in: folder)
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw AssetError(path, "it is missing, or its permissions forbid reading.")
    }
    guard data.count <= most else { throw AssetError(path, "it has more than a megabyte.") }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch let error as DecodingError {
      throw AssetError(path, words(for: error))
    } catch {
      throw AssetError(path, "it is not JSON.")
    }
  }

  private static func words(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing\(location(context.codingPath))."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "a value of another kind is expected\(location(context.codingPath))."
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(context.debugDescription)\(location(context.codingPath))."
    default: "it is not JSON."
    }
  }

  private static func location(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    return " in "
      + path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
  }
}

import UIKit

/// The screen of a suite: that of the simulator that recorded its reference images.
struct SuiteDevice: Sendable {
  static let variable = "FB_SNAPSHOT_DEVICE"

  /// The screen of the current test.
  @TaskLocal static var current = all[0]

  let name: String
  let config: ViewImageConfig
  /// The number of pixels per point.
  let scale: CGFloat

  var size: CGSize { config.size ?? .zero }

  /// Phones and tablets in portrait; of several that match equally, the first is used.
  static let all: [SuiteDevice] = [
    SuiteDevice(name: "iPhone8", config: .iPhone8, scale: 2),
    SuiteDevice(name: "iPhoneSe", config: .iPhoneSe, scale: 2),
    SuiteDevice(name: "iPhoneXr", config: .iPhoneXr, scale: 2),
    SuiteDevice(name: "iPhoneX", config: .iPhoneX, scale: 3),
    SuiteDevice(name: "iPhone8Plus", config: .iPhone8Plus, scale: 3),
    SuiteDevice(name: "iPhoneXsMax", config: .iPhoneXsMax, scale: 3),
    SuiteDevice(name: "iPhone12", config: .iPhone12, scale: 3),
    SuiteDevice(name: "iPhone12ProMax", config: .iPhone12ProMax, scale: 3),
    SuiteDevice(name: "iPhone13Mini", config: .iPhone13Mini, scale: 3),
    SuiteDevice(name: "iPhone15", config: .iPhone15, scale: 3),
    SuiteDevice(name: "iPhone15ProMax", config: .iPhone15ProMax, scale: 3),
    SuiteDevice(name: "iPhone16Pro", config: .iPhone16Pro, scale: 3),
    SuiteDevice(name: "iPhone16ProMax", config: .iPhone16ProMax, scale: 3),
    SuiteDevice(name: "iPadMini", config: .iPadMini(.portrait), scale: 2),
    SuiteDevice(name: "iPad10_2", config: .iPad10_2(.portrait), scale: 2),
    SuiteDevice(name: "iPadPro11", config: .iPadPro11(.portrait), scale: 2),
    SuiteDevice(name: "iPadPro12_9", config: .iPadPro12_9(.portrait), scale: 2),
  ]

  /// Returns the device that an environment names; nil for none.
  static func named(in environment: [String: String]) throws -> SuiteDevice? {
    guard let name = environment[variable], !name.isEmpty else { return nil }
    guard let device = all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw UnknownDevice(name: name)
    }
    return device
  }

  /// Returns the device whose screen has the size of most pictures; otherwise one with the scale in
  /// their names; by default an iPhone 8.
  ///
  /// - Parameter pictures: the paths of the pictures.
  static func of(_ pictures: [String]) -> SuiteDevice {
    var counts = [Int](repeating: 0, count: all.count)
    var scales: [CGFloat: Int] = [:]
    for path in pictures {
      let scale: CGFloat = path.contains("@3x") ? 3 : 2
      scales[scale, default: 0] += 1
      guard let size = PictureHeader.size(path) else { continue }
      for (index, device) in all.enumerated() where device.scale == scale {
        let pixels = (device.size.width * scale, device.size.height * scale)
        if pixels == (CGFloat(size.width), CGFloat(size.height)) { counts[index] += 1 }
      }
    }
    if let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) {
      return all[index]
    }
    let scale: CGFloat = scales[3, default: 0] > scales[2, default: 0] ? 3 : 2
    return all.first { $0.scale == scale } ?? all[0]
  }
}

/// The error for a name that is not a device's.
struct UnknownDevice: Error, Equatable, CustomStringConvertible {
  let name: String

  var description: String {
    "\(SuiteDevice.variable) is '\(name)'; expected one of"
      + " \(SuiteDevice.all.map(\.name).joined(separator: ", "))."
  }
}

/// Reads the header of a PNG file.
private enum PictureHeader {
  /// Returns the size in pixels; nil for other files. Reads 24 bytes.
  static func size(_ path: String) -> PictureSize? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let bytes = try? file.read(upToCount: 24), bytes.count == 24,
      bytes.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func word(_ offset: Int) -> Int {
      bytes[(bytes.startIndex + offset)..<(bytes.startIndex + offset + 4)]
        .reduce(0) { $0 << 8 | Int($1) }
    }
    return PictureSize(width: word(16), height: word(20))
  }
}
